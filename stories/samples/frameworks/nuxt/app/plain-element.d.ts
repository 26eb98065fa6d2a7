/** The element that does nothing, to which the widgets are compared. */
declare module 'vue' {
  interface GlobalComponents {
    'plain-element': new () => { $props: object };
  }
}

export {};
