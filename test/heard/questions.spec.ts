import { widget } from '../e2e/lib/main-job';
import { expectSaid } from './lib/expect-said';
import { test } from './lib/test';

/** A press that asks before it changes the car: the question and what it is about have to be said. */
interface Question {
  step: string;
  part: string;
  facts: readonly (string | RegExp)[];
}

const QUESTIONS: readonly Question[] = [
  { step: 'optionals', part: 'Pacote Night', facts: [/Muda a cor do carro/, 'A cor precisa mudar'] },
  {
    step: 'accessories',
    part: 'Suporte para bicicletas',
    facts: ['Antes de incluir Suporte para bicicletas'],
  },
];

for (const { step, part, facts } of QUESTIONS)
  test(`vt-configurator is heard to ask: ${facts.at(-1)}`, async ({ page, origin, reader }) => {
    await page.goto(`${origin}/jobs/vt-configurator/?vt-car=358AF11~2026~310&vt-step=${step}`);
    const before = reader.said().length;
    await widget(page, 'vt-configurator').getByRole('checkbox', { name: part }).click();
    await expectSaid(reader, before, facts);
  });
