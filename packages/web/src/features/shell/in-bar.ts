/** Menus open inside the bar that they belong to, so that they are part of its landmark. */
export function inBar(trigger: HTMLElement): HTMLElement {
  return trigger.closest('header') ?? document.body;
}
