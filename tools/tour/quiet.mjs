/** Resolves when the page shows what it is going to show: nothing loads, fonts are there, and it was painted. */
export async function quiet(page) {
  await page.waitForTimeout(180);
  await page.waitForFunction(
    () => document.querySelector('[aria-busy="true"], [data-loading="true"], .loading') === null,
    null,
    { timeout: 20_000 },
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame += 1) await new Promise((painted) => requestAnimationFrame(painted));
  });
}
