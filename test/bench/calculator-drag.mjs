/**
 * Frames while a slider of the calculator is dragged from end to end and back, and until the figures follow, at a fourth
 * of the processor's speed: in the built library, on a demo page.
 */
import { frameFigures, stopWatching, watchFrames } from './frames.mjs';

/** A cheap phone beside the machine that measures. */
export const CPU = 4;
const CAR = '358AF11~2026~679~~CAM~';
/** Ways of the pointer along a slider, and the points it is seen at on each. */
const WAYS = 4;
const POINTS = 60;
/** The page's own is the measure of the machine. */
const SLIDERS = ['plain', 'entrancePercent', 'numberOfInstallments', 'finalInstallmentPercentage'];

/** @typedef {{ slider: string } & import('./frames.mjs').Frames} Drag */

/**
 * @param {import('@playwright/test').Page} page @param {import('@playwright/test').Locator} slider
 */
async function drag(page, slider) {
  const box = await slider.boundingBox();
  if (!box) throw new Error('the slider is not in sight');
  const y = box.y + box.height / 2;
  const [left, right] = [box.x + 8, box.x + box.width - 8];
  await page.mouse.move(left, y);
  await page.mouse.down();
  for (let way = 0; way < WAYS; way++) {
    await page.mouse.move(way % 2 ? left : right, y, { steps: POINTS });
  }
  await page.mouse.up();
}

/** Runs in the page: a slider of the page's own that changes one word. No drag can be drawn with less. */
function plainSlider() {
  const input = document.createElement('input');
  input.type = 'range';
  input.id = 'plain';
  input.style.width = '300px';
  const word = document.createElement('output');
  input.oninput = () => {
    word.textContent = input.value;
  };
  document.querySelector('h1')?.after(input, word);
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin of a server of the demo pages
 * @returns {Promise<Drag[]>}
 */
export async function framesOfDrags(browser, origin) {
  const page = await browser.newPage({ viewport: { width: 412, height: 915 } });
  await page.goto(`${origin}/fiat/financiamento/?vt-car=${CAR}`);
  const calculator = page.locator('vt-installment-calculator');
  await calculator.scrollIntoViewIfNeeded();
  const figures = calculator.locator('.figures[aria-busy=false] .installment');
  await figures.waitFor();
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  const results = [];
  await page.evaluate(plainSlider);
  for (const slider of SLIDERS) {
    const input = page.locator(`#${slider}`);
    await input.scrollIntoViewIfNeeded();
    await page.waitForTimeout(500);
    await page.evaluate(watchFrames);
    await drag(page, input);
    // The question is asked half a second later; its answer is drawn while frames are still watched.
    await page.waitForTimeout(700);
    await figures.waitFor();
    await page.waitForTimeout(200);
    results.push({ slider, ...frameFigures(await page.evaluate(stopWatching)) });
  }
  await page.close();
  return results;
}
