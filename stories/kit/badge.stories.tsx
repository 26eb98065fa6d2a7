import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Badge, Label, Tag } from '#ui/parts/Badge';
import { aboutKit, insideKit, type KitMeta, type KitStory, kit } from '../lib/Kit';
import { about, asWritten } from '../lib/story';

const meta: KitMeta = {
  title: 'Kit/Badge',
  parameters: aboutKit('Uma ou duas palavras sobre o que está ao lado; a etiqueta pode ser tirada.'),
};
export default meta;

export const Default: KitStory = {
  name: 'Tons',
  parameters: about('A cor reforça o texto.'),
  render: kit(() => (
    <div className="row">
      <Label>Lançamento</Label> <Badge>Cancelado</Badge> <Badge tone="info">Em análise</Badge>
      <Badge tone="success">Aprovado</Badge> <Badge tone="warning">Aguardando pagamento</Badge>
      <Badge tone="danger">Recusado</Badge>
    </div>
  )),
};

function Filters() {
  const [on, setOn] = useState(['Câmbio automático', 'Teto solar']);
  return (
    <div className="row">
      {on.map((name) => (
        <span key={name}>
          <Tag removeLabel={`Remover ${name}`} onRemove={() => setOn(on.filter((one) => one !== name))}>
            {name}
          </Tag>
        </span>
      ))}
      {on.length} filtros
    </div>
  );
}

export const Tags: KitStory = {
  name: 'Etiquetas que se tiram',
  parameters: about('Filtros ativos.'),
  render: kit(Filters),
  play: asWritten(async ({ canvasElement }) => {
    const { getByRole, queryByText } = await insideKit(canvasElement);
    getByRole('button', { name: 'Remover Teto solar' }).click();
    await waitFor(() => expect(queryByText('Teto solar')).toBeNull());
  }),
};

export const Long: KitStory = {
  name: 'Palavras longas',
  parameters: about('Quebram dentro da etiqueta.'),
  render: kit(() => (
    <div className="narrow">
      <Tag removeLabel="Remover filtro" onRemove={() => {}}>
        Disponibilidade imediata na concessionária mais próxima de você
      </Tag>
    </div>
  )),
};
