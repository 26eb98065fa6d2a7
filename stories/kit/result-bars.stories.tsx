import { expect } from 'storybook/test';
import { Label } from '#ui/parts/Badge';
import { ResultBars } from '#ui/parts/ResultBars';
import { aboutKit, insideKit, type KitMeta, type KitStory, kit } from '../lib/Kit';
import { about, asWritten } from '../lib/story';

const meta: KitMeta = {
  title: 'Kit/ResultBars',
  parameters: aboutKit(
    'Os resultados de uma votação: cada um com o seu texto e o seu número, além da barra.',
  ),
};
export default meta;

export const Default: KitStory = {
  name: 'Com o próprio voto',
  parameters: about('O próprio voto é dito em palavras; a cor só o reforça.'),
  render: kit(() => (
    <ResultBars
      label="Onde deve ser a próxima trilha?"
      bars={[
        {
          id: 'a',
          name: 'Serra da Canastra',
          percent: 61.54,
          note: '246 votos',
          mark: <Label>Seu voto</Label>,
        },
        { id: 'b', name: 'Jalapão', percent: 38.46, note: '154 votos' },
        { id: 'c', name: 'Chapada Diamantina', percent: 0, note: '0 votos' },
      ]}
    />
  )),
  play: asWritten(async ({ canvasElement }) => {
    const { getByRole } = await insideKit(canvasElement);
    await expect(getByRole('list', { name: 'Onde deve ser a próxima trilha?' })).toHaveTextContent(
      /Serra da Canastra\s+Seu voto\s*61,5%\s*246 votos/,
    );
  }),
};

export const Long: KitStory = {
  name: 'Textos longos, e um número que falta',
  parameters: about('Sem o número não há barra; o texto quebra.'),
  render: kit(() => (
    <div className="narrow">
      <ResultBars
        label="O que você mais reboca?"
        bars={[
          {
            id: 'a',
            name: 'Um trailer de dois eixos com tudo o que a família leva nas férias de verão',
            percent: 100,
            note: '1.234.567 votos',
          },
          { id: 'b', name: 'Um barco' },
        ]}
      />
    </div>
  )),
};
