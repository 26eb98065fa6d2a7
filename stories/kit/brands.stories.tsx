import { expect } from 'storybook/test';
import {
  columns,
  offers,
  order,
  prices,
  questions,
  stepNames,
  versions,
} from '../../demo-pages/gallery/samples';
import { BRANDS } from '../../src/domain/brands';
import { Accordion } from '../../src/ui/parts/Accordion';
import { Badge, Tag } from '../../src/ui/parts/Badge';
import { Button } from '../../src/ui/parts/Button';
import { CameraFrame } from '../../src/ui/parts/CameraFrame';
import { Carousel } from '../../src/ui/parts/Carousel';
import { DataTable } from '../../src/ui/parts/DataTable';
import { Empty } from '../../src/ui/parts/Empty';
import { Failed } from '../../src/ui/parts/Failed';
import { Loading } from '../../src/ui/parts/Loading';
import { Price } from '../../src/ui/parts/Price';
import { Stepper } from '../../src/ui/parts/Stepper';
import { Tabs } from '../../src/ui/parts/Tabs';
import { Timeline } from '../../src/ui/parts/Timeline';
import { aboutKit, type KitMeta, type KitStory, kitInBrands } from '../lib/Kit';
import { about, asWritten } from '../lib/story';

const meta: KitMeta = {
  title: 'Kit/Marcas',
  parameters: {
    ...aboutKit('Os componentes nas nove marcas, lado a lado.'),
    // Nine of a kind have one name.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
};
export default meta;

/** The page has one brand: each place here has sheets of its own. */
const inNine = asWritten(async ({ canvasElement }) => {
  const places = [...canvasElement.querySelectorAll<HTMLElement>('[data-kit]')];
  await expect(places).toHaveLength(BRANDS.length);
  const primary = places.map((place) =>
    getComputedStyle(place).getPropertyValue('--_primary').trim().toLowerCase(),
  );
  await expect(new Set(primary).size).toBe(BRANDS.length);
});

export const Actions: KitStory = {
  name: 'Botões e etiquetas',
  parameters: about('O principal, o secundário, o que espera, o desativado.'),
  play: inNine,
  render: kitInBrands(() => (
    <>
      <div className="row">
        <Button>Enviar</Button> <Button kind="plain">Cancelar</Button> <Button busy>Enviar</Button>
        <Button busy kind="plain" progress={0.5}>
          Baixar
        </Button>
        <Button disabled>Continuar</Button>
      </div>
      <div className="row">
        <Badge>2026</Badge> <Badge tone="brand">Novo</Badge> <Badge tone="good">Aprovado</Badge>
        <Badge tone="bad">Cancelado</Badge>
        <Tag removeLabel="Remover teto solar" onRemove={() => {}}>
          Teto solar
        </Tag>
      </div>
    </>
  )),
};

export const Ways: KitStory = {
  name: 'Caminhos',
  parameters: about('Abas, etapas, seções.'),
  play: inNine,
  render: kitInBrands(() => (
    <>
      <Stepper steps={stepNames['pt-BR']} current={1} onStep={() => {}} />
      <Tabs
        name="ficha"
        label="Ficha técnica"
        tabs={['Motor', 'Medidas', 'Garantia'].map((label) => ({ id: label, label, panel: <p>{label}.</p> }))}
      />
      <Accordion name="duvidas" items={questions['pt-BR']} open={['reserva']} />
    </>
  )),
};

export const Things: KitStory = {
  name: 'Conteúdo',
  parameters: about('Preços, linha do tempo, carrossel.'),
  play: inNine,
  render: kitInBrands(() => (
    <>
      <Price large price={prices('pt-BR').FROM_TO} />
      <Timeline label="Seu pedido" entries={order('pt-BR')} />
      <Carousel name="ofertas" label="Ofertas" slides={offers('pt-BR')} cards />
    </>
  )),
};

export const Rows: KitStory = {
  name: 'Tabela',
  parameters: about('Em cartões, pela largura.'),
  play: inNine,
  render: kitInBrands(() => (
    <DataTable
      caption="Versões"
      columns={columns('pt-BR')}
      rows={versions['pt-BR']}
      idOf={({ id }) => id}
      pageSize={2}
    />
  )),
};

export const Standing: KitStory = {
  name: 'Estados',
  parameters: about('Vazio, carregando, com erro, câmera.'),
  play: inNine,
  render: kitInBrands(() => (
    <>
      <Empty />
      <Loading />
      <Failed onRetry={() => {}} />
      <CameraFrame state="denied" shape="face" />
    </>
  )),
};
