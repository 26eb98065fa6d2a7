import { expect } from 'storybook/test';
import { columns, offers, order, prices, questions, stepNames, versions } from '#demo-pages/gallery/samples';
import { WizardSample } from '#demo-pages/gallery/WizardSample';
import { BRANDS } from '#domain/core/brands';
import { formatCurrency, parsePrice } from '#domain/money/currency';
import { RadioGroup, SelectField, TextField } from '#ui/core/fields';
import { useForm } from '#ui/core/use-form';
import { ConsentGroup } from '#ui/fields/ConsentGroup';
import { FileField } from '#ui/fields/FileField';
import { PasswordField } from '#ui/fields/PasswordField';
import { QuantityField } from '#ui/fields/QuantityField';
import { RatingField } from '#ui/fields/RatingField';
import { SearchSelect } from '#ui/fields/SearchSelect';
import { SliderField } from '#ui/fields/SliderField';
import { Accordion } from '#ui/parts/Accordion';
import { Badge, Label, Tag } from '#ui/parts/Badge';
import { Button } from '#ui/parts/Button';
import { CameraFrame } from '#ui/parts/CameraFrame';
import { Carousel } from '#ui/parts/Carousel';
import { DataTable } from '#ui/parts/DataTable';
import { Empty } from '#ui/parts/Empty';
import { Failed } from '#ui/parts/Failed';
import { Loading } from '#ui/parts/Loading';
import { Pagination } from '#ui/parts/Pagination';
import { Price } from '#ui/parts/Price';
import { Printable } from '#ui/parts/Printable';
import { Skeleton } from '#ui/parts/Skeleton';
import { Stepper } from '#ui/parts/Stepper';
import { Tabs } from '#ui/parts/Tabs';
import { Timeline } from '#ui/parts/Timeline';
import { LABEL_RULE } from '../../test/axe-label-rule';
import type { Sample } from '../lib/form-story';
import { aboutKit, type KitMeta, type KitStory, kitInBrands } from '../lib/Kit';
import { about, asWritten } from '../lib/story';

const meta: KitMeta = {
  title: 'Kit/Marcas',
  parameters: {
    ...aboutKit('Os componentes nas nove marcas, lado a lado.'),
    // Nine of a kind have one name.
    a11y: { config: { rules: [...LABEL_RULE.rules, { id: 'landmark-unique', enabled: false }] } },
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
  parameters: about('O principal, o secundário, o ocupado e o desativado.'),
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
        <Label>Novo</Label> <Badge>Cancelado</Badge> <Badge tone="info">Em análise</Badge>
        <Badge tone="success">Aprovado</Badge> <Badge tone="warning">Pendente</Badge>
        <Badge tone="danger">Recusado</Badge>
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
  parameters: about('Em cartões, por causa da largura.'),
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
      <Loading>
        <Skeleton kind="media" />
      </Loading>
      <CameraFrame state="denied" shape="face" />
      <CameraFrame state="live" shape="document" />
    </>
  )),
};

export const Paper: KitStory = {
  name: 'Papel e páginas',
  parameters: about('A folha impressa e a paginação.'),
  play: inNine,
  render: kitInBrands(() => (
    <>
      <Printable title="Proposta 4711" aside="20/11/2026">
        <p>Válida por cinco dias.</p>
      </Printable>
      <Pagination page={1} pages={7} onPage={() => {}} />
    </>
  )),
};

const LIST = ['Alfa', 'Beta'].map((label) => ({ value: label, label }));

function Fields() {
  const form = useForm<Sample>({
    initial: { line: 'Ana Prado', other: 'Alfa', amount: 3, first: true },
    check: async () => ({}),
    send: async () => {},
  });
  const wrong = { ...form, errors: { other: 'CPF inválido', files: 'Arquivos excederam o tamanho máximo' } };
  return (
    <>
      <TextField form={form} name="line" label="Nome" hint="Como está no documento." />
      <TextField form={wrong} name="other" label="CPF" />
      <SelectField form={form} name="other" label="Banco" choices={LIST} />
      <RadioGroup form={form} name="other" label="Plano" choices={LIST} />
      <ConsentGroup form={form} legend="Aceito" boxes={[{ name: 'first', label: 'E-mail' }]} />
      <RatingField form={form} name="amount" label="Nota" />
      <QuantityField form={form} name="amount" label="Veículos" min={1} max={9} />
      <FileField form={wrong} name="files" label="Documento" />
    </>
  );
}

export const Inputs: KitStory = {
  name: 'Campos',
  parameters: about('Normais, com explicação, com erro, escolhas e arquivos.'),
  play: inNine,
  render: kitInBrands(Fields),
};

function MoreFields() {
  const form = useForm<Sample>({
    initial: { line: 'Abcdef1#', amount: 35_000 },
    check: async () => ({}),
    send: async () => {},
  });
  return (
    <>
      <PasswordField form={form} name="line" label="Senha" kind="new" />
      <SearchSelect form={form} name="other" label="Cidade" options={LIST} />
      <SliderField
        form={form}
        name="amount"
        label="Entrada"
        min={20_000}
        max={120_000}
        step={500}
        format={formatCurrency}
        parse={parsePrice}
      />
    </>
  );
}

export const MoreInputs: KitStory = {
  name: 'Campos compostos',
  parameters: about('Senha com as regras, busca em lista, controle deslizante.'),
  play: inNine,
  render: kitInBrands(MoreFields),
};

export const InSteps: KitStory = {
  name: 'Formulário em etapas',
  parameters: about('A primeira etapa.'),
  play: inNine,
  render: kitInBrands(() => <WizardSample />),
};
