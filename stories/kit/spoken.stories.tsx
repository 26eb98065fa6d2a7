import { expect } from 'storybook/test';
import { spelled } from '#domain/spoken/spoken-codes';
import { Spoken } from '#ui/parts/Spoken';
import { aboutKit, insideKit, type KitMeta, type KitStory, kit } from '../lib/Kit';
import { about, asWritten } from '../lib/story';

const meta: KitMeta = {
  title: 'Kit/Spoken',
  parameters: aboutKit(
    'Um texto que se mostra como se escreve e que o leitor de tela diz por extenso, onde a voz leria a forma escrita de modo errado.',
  ),
};
export default meta;

/** What is written, and what is said of it. */
const TEXTS = [
  ['R$\u00a091.490,00', '91.490 reais'],
  ['48x de R$\u00a01.234,56', '48 vezes de 1.234 reais e 56 centavos'],
  ['−\u00a0R$\u00a0500,00', 'menos 500 reais'],
  ['Seg. a sex., 08:00 – 18:00', 'Seg. a sex., 8 horas a 18 horas'],
  ['Até 27/09/2026', 'Até 27 de setembro de 2026'],
  ['CPF •••.456.789-••', 'CPF oculto, 4 5 6, 7 8 9, oculto'],
  ['Compass 1.3 Turbo 270 2026', 'Compass 1.3 Turbo 270 2026'],
] as const;

export const Default: KitStory = {
  name: 'Formas',
  parameters: about('Quem copia leva o que vê.'),
  render: kit(() => (
    <>
      {TEXTS.map(([written]) => (
        <p key={written} className="of-text">
          <Spoken>{written}</Spoken>
        </p>
      ))}
      <p className="of-text">
        <Spoken words={spelled('AAA 000')}>AAA 000</Spoken>
      </p>
    </>
  )),
  play: asWritten(async ({ canvasElement }) => {
    const { root } = await insideKit(canvasElement);
    const of = (paragraph: Element, selector: string) => paragraph.querySelector(selector)?.textContent;
    const all = [...root.querySelectorAll('.of-text')];
    const said = all.map((each) => of(each, '.spoken') ?? each.textContent);
    await expect(said).toEqual([...TEXTS.map(([, words]) => words), 'A A A, 0 0 0']);
    const shown = all.map((each) => of(each, '[aria-hidden]') ?? each.textContent);
    await expect(shown).toEqual([...TEXTS.map(([written]) => written), 'AAA 000']);
    for (const each of root.querySelectorAll('.spoken'))
      await expect(getComputedStyle(each).userSelect).toBe('none');
  }),
};
