/**
 * Takes a chart's tooltip away when a person turns to something else: presses outside of it, as to open a menu, or scrolls.
 * One that the keyboard holds open stays while the page scrolls to it.
 */
export function hideTipElsewhere(chart: HTMLElement, isHeld: () => boolean, hide: () => void): () => void {
  const onPress = ({ target }: Event) => {
    if (!(target instanceof Node && chart.contains(target))) hide();
  };
  const onScroll = () => {
    if (!isHeld()) hide();
  };
  document.addEventListener('pointerdown', onPress, true);
  document.addEventListener('scroll', onScroll, { capture: true, passive: true });
  return () => {
    document.removeEventListener('pointerdown', onPress, true);
    document.removeEventListener('scroll', onScroll, true);
  };
}
