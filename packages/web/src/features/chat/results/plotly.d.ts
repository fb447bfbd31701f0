declare module 'plotly.js-basic-dist-min' {
  type Part = Readonly<Record<string, unknown>>;

  interface Plotly {
    /** Draws into an element, or draws anew what is there. */
    react(element: HTMLElement, data: readonly Part[], layout: Part, config: Part): Promise<unknown>;
    purge(element: HTMLElement): void;
  }

  const plotly: Plotly;
  export default plotly;
}
