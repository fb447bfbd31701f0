/** What a route may say about itself. */
export interface RouteHandle {
  /** The page's title; without it the product's name. */
  title?: string;
  /** False hides the top bar. */
  topBar?: false;
  /** A popup over the screen of its parent: it takes the focus and gives it back itself. */
  popup?: true;
}
