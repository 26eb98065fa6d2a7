import { useHost, useLabels } from '#ui/core/host-context';
import { Carousel } from '#ui/parts/Carousel';
import { DataTable } from '#ui/parts/DataTable';
import { Price } from '#ui/parts/Price';
import { Timeline } from '#ui/parts/Timeline';
import { Specimen } from './Specimen';
import { cancelled, columns, offers, order, pictures, prices, versions } from './samples';

const words = {
  'pt-BR': {
    pictures: 'Carrossel, um de cada vez',
    offers: 'Carrossel de cartões',
    week: 'Ofertas da semana',
    photos: 'Fotos do carro',
    prices: 'Preço em cada forma',
    large: 'Preço em destaque',
    note: 'Oferta válida até 30/11/2026 para carros em estoque.',
    timeline: 'Linha do tempo',
    yours: 'Seu pedido',
    cancelled: 'Linha do tempo, cancelado',
    versions: 'Versões',
    table: 'Tabela',
    cards: 'Tabela em um celular',
  },
  'es-AR': {
    pictures: 'Carrusel, una por vez',
    offers: 'Carrusel de tarjetas',
    week: 'Ofertas de la semana',
    photos: 'Fotos del auto',
    prices: 'Precio en cada forma',
    large: 'Precio destacado',
    note: 'Oferta válida hasta el 30/11/2026 para autos en stock.',
    timeline: 'Línea de tiempo',
    yours: 'Tu pedido',
    cancelled: 'Línea de tiempo, cancelado',
    versions: 'Versiones',
    table: 'Tabla',
    cards: 'Tabla en un celular',
  },
};

const drawing = (shape: string, color: string) => `/assets/cars/${shape}-${color}.svg`;

export function Content() {
  const { language } = useHost();
  const w = useLabels(words);
  const all = prices(language);
  const table = {
    caption: w.versions,
    columns: columns(language),
    rows: versions[language],
    idOf: ({ id }: { id: string }) => id,
  };
  return (
    <>
      <Specimen title={w.pictures} size="wide">
        <Carousel name="pictures" label={w.photos} slides={pictures(language, drawing)} />
      </Specimen>
      <Specimen title={w.prices}>
        <div className="column">
          {Object.entries(all).map(([type, price]) => (
            <Price key={type} price={price} />
          ))}
        </div>
      </Specimen>
      <Specimen title={w.offers} size="wide">
        <Carousel name="offers" label={w.week} slides={offers(language)} cards />
      </Specimen>
      <div className="specimen column">
        <Specimen title={w.large}>
          <Price large label="Pulse Impetus" price={all.FROM_TO} note={w.note} />
        </Specimen>
        <Specimen title={w.cancelled}>
          <Timeline label={w.cancelled} entries={cancelled(language)} />
        </Specimen>
      </div>
      <Specimen title={w.timeline} size="full">
        <Timeline label={w.yours} entries={order(language)} />
      </Specimen>
      <Specimen title={w.table} size="wide">
        <DataTable {...table} pageSize={6} />
      </Specimen>
      <Specimen title={w.cards}>
        <DataTable {...table} caption={w.cards} pageSize={2} />
      </Specimen>
    </>
  );
}
