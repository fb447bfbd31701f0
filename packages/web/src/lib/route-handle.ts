/** What a route may say about itself. */
export interface RouteHandle {
  /** The page's title; without it the product's name. */
  title?: string;
  /** False hides the top bar. */
  topBar?: false;
}
