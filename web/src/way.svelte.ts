// Where in the app we are, by the address.

class Way {
  path = $state(location.pathname);
  hash = $state(location.hash);

  constructor() {
    const look = (): void => {
      this.path = location.pathname;
      this.hash = location.hash;
    };
    addEventListener("popstate", look);
    addEventListener("hashchange", look);
  }

  go(address: string): void {
    history.pushState(null, "", address);
    this.path = location.pathname;
    this.hash = location.hash;
    scrollTo(0, 0);
  }

  /** Follow a link without loading the page again, unless it is meant for another tab. */
  follow = (event: MouseEvent): void => {
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    this.go((event.currentTarget as HTMLAnchorElement).href);
  };
}

export const way = new Way();
