/** Loads the page anew: nothing of what it held in memory stays. Its own module, so that tests can watch it. */
export function reloadPage(): void {
  location.reload();
}
