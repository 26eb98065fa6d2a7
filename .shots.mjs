import { chromium } from '@playwright/test';
import { mkdirSync } from 'node:fs';
const out = '/tmp/shots-quiz'; mkdirSync(out, { recursive: true });
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox', '--disable-gpu'] });
const only = process.argv[2];
async function visit(name, w, path, brand, signed, act) {
  if (only && !name.includes(only)) return;
  const c = await b.newContext({ viewport: { width: w, height: w < 600 ? 844 : 900 }, reducedMotion: 'reduce' });
  if (signed) await c.addCookies([{ name: 'vitrine_session', value: signed, url: 'http://localhost:4402' }]);
  const p = await c.newPage();
  if (brand) await p.route(`**${path}`, async (r) => { const a = await r.fetch(); r.fulfill({ response: a, body: (await a.text()).replace(/(name="vitrine:brand" content=")\w+/, `$1${brand}`) }); });
  await p.goto(`http://localhost:4402${path}`);
  await p.waitForTimeout(1200);
  try { await act(p); } catch (e) { console.log(name, w, String(e).slice(0, 300)); }
  await p.waitForTimeout(500);
  await p.evaluate(() => scrollTo(0, 0));
  await p.screenshot({ path: `${out}/${name}-${w}.png`, fullPage: true });
  await c.close();
}
const quiz = (p, n = 0) => p.locator('vt-quiz').nth(n);
const press = (l, name) => l.getByRole('button', { name, exact: true }).click();
const pick = async (p, l, name) => { await l.getByRole('radio', { name }).check(); await p.waitForTimeout(500); };
for (const w of [390, 768, 1440]) {
  await visit('quiz-start-fiat', w, '/fiat/quiz/', '', '', async () => {});
  await visit('quiz-ask-jeep', w, '/fiat/quiz/', 'jeep', '', async (p) => { await press(quiz(p), 'Começar'); await quiz(p).getByRole('radio', { name: 'A cada 15 dias' }).focus(); });
  await visit('quiz-result-ram', w, '/fiat/quiz/', 'ram', 'ana', async (p) => {
    const q = quiz(p); await press(q, 'Começar'); await pick(p, q, 'A cada 15 dias'); await pick(p, q, 'Só quando a luz acende'); await pick(p, q, 'Dobrar'); await press(q, 'Continuar');
    await q.getByRole('textbox').fill('ana@correio.example'); for (let i = 0; i < 4; i++) { await press(q, 'Continuar'); await p.waitForTimeout(200); } await press(q, 'Ver resultado'); await p.waitForTimeout(800); });
  await visit('quiz-result-anon-peugeot', w, '/peugeot/quiz/', '', '', async (p) => { const q = quiz(p, 1); await press(q, 'Empezar'); await pick(p, q, 'Por la ciudad'); await pick(p, q, 'Voy solo'); await press(q, 'Ver resultado'); await p.waitForTimeout(800); });
  await visit('journey-ask-fiat', w, '/fiat/relato/', '', '', async (p) => { const q = p.locator('vt-journey').first(); await press(q, 'Começar'); await p.waitForTimeout(500); await press(q, 'Continuar'); await q.getByRole('button', { name: 'Abrir calendário' }).click(); await p.waitForTimeout(600); });
  await visit('journey-review-ram', w, '/fiat/relato/', 'ram', '', async (p) => { const q = p.locator('vt-journey').nth(1); await press(q, 'Começar'); await q.getByRole('radio', { name: 'Sim' }).check(); await q.getByRole('textbox').first().fill('Fui muito bem atendida, e o carro chegou limpo.'); await press(q, 'Continuar'); await p.waitForTimeout(600); });
  await visit('journey-done-peugeot', w, '/peugeot/relato/', '', '', async (p) => { const q = p.locator('vt-journey').nth(1); await press(q, 'Empezar'); await q.getByRole('radio', { name: 'Sí' }).check(); await q.getByRole('textbox').first().fill('Todo bien.'); await press(q, 'Continuar'); await p.waitForTimeout(600); await press(q, 'Enviar relato'); await p.waitForTimeout(600); });
}
await b.close();
