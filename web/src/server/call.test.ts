import { describe, expect, test, vi } from "vitest";
import { sayTrouble, server, Trouble } from "./call";

function answer(body: BodyInit | null, status = 200): ReturnType<typeof vi.fn> {
  const fetch = vi.fn(async (_path: string, _request: RequestInit) => new Response(body, { status }));
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

describe("a request", () => {
  test("that only reads has no body, and gives what the server answers", async () => {
    const fetch = answer('{"mine": []}');
    expect(await server.lobby()).toEqual({ mine: [] });
    expect(fetch).toHaveBeenCalledExactlyOnceWith("/api/lobby", { method: "GET", credentials: "same-origin" });
  });

  test("that changes something sends JSON", async () => {
    const fetch = answer("{}");
    await server.fill("t1", 2, "fair");
    expect(fetch).toHaveBeenCalledExactlyOnceWith("/api/tables/t1/bots", {
      method: "POST", credentials: "same-origin", headers: { "content-type": "application/json" },
      body: '{"seat":2,"bot":"fair"}',
    });
  });

  test("that changes something without saying more sends an empty object", async () => {
    const fetch = answer("{}");
    await server.start("t1");
    expect(fetch.mock.calls[0]![1]).toMatchObject({ method: "POST", body: "{}" });
  });

  test("keeps odd characters of an id within their part of the address", async () => {
    const fetch = answer("{}");
    await server.table("a/b?c");
    expect(fetch.mock.calls[0]![0]).toBe("/api/tables/a%2Fb%3Fc");
  });

  test("that is answered with nothing gives nothing", async () => {
    answer(null, 204);
    expect(await server.signOut()).toBeNull();
  });

  test("of an invitation sends its claim, and of anybody else none", async () => {
    const fetch = answer("{}");
    await server.sitDown("t1", 0, "secret");
    await server.sitDown("t1", 0);
    expect(fetch.mock.calls.map(([, request]) => (request as RequestInit).body)).toEqual(
      ['{"claim":"secret"}', "{}"],
    );
  });
});

describe("a request that fails", () => {
  test("because the server refuses says why", async () => {
    answer('{"code": "name-too-long", "args": {"n": 20}}', 400);
    const trouble = { code: "name-too-long", args: { n: 20 } };
    await expect(server.change({ name: "x" })).rejects.toMatchObject(trouble);
  });

  test("because of something between us and the server says that it is unreachable", async () => {
    answer("<h1>Bad gateway</h1>", 502);
    await expect(server.me()).rejects.toEqual(new Trouble("unreachable"));
    answer("{}", 500);
    await expect(server.me()).rejects.toEqual(new Trouble("unreachable"));
  });

  test("because there is no network says so too", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    await expect(server.me()).rejects.toMatchObject({ code: "unreachable" });
  });
});

describe("trouble in words", () => {
  test("what the server names has a sentence of its own", () => {
    expect(sayTrouble(new Trouble("stale"))).toBe("The game has changed in the meantime. Please choose again.");
  });

  test("a code without a sentence, from a newer server, is still named", () => {
    expect(sayTrouble(new Trouble("brand-new"))).toBe("Something went wrong (brand-new).");
  });

  test("anything else asks to load the page again, and is logged for developers", () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    const cause = new Error("no such chunk");
    expect(sayTrouble(cause)).toBe("Part of this page is missing. Please reload it.");
    expect(logged).toHaveBeenCalledExactlyOnceWith(cause);
  });
});
