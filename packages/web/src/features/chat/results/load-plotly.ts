/** The library that draws charts, loaded with the first one; null where it does not come. Its own module, so that tests need not load it. */
export function loadPlotly() {
  return import('plotly.js-basic-dist-min').then(
    (module) => module.default,
    () => null,
  );
}
