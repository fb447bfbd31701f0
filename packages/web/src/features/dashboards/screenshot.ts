/**
 * Saves what an element shows as a PNG file, at twice the screen's size. The library is loaded when it is first needed.
 * Rejects when the browser refuses to draw, for instance because the element is too large.
 */
export async function saveScreenshot(element: HTMLElement, fileName: string): Promise<void> {
  const { toPng } = await import('html-to-image');
  const backgroundColor = getComputedStyle(document.body).backgroundColor;
  const link = document.createElement('a');
  link.href = await toPng(element, { pixelRatio: 2, backgroundColor });
  link.download = fileName;
  link.click();
}
