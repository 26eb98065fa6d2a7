import { useState } from 'react';
import { noteServerTime } from '#page/server-clock';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { Label } from '#ui/parts/Badge';
import { Carousel } from '#ui/parts/Carousel';
import { Countdown } from '#ui/parts/Countdown';
import { DataTable } from '#ui/parts/DataTable';
import { Price } from '#ui/parts/Price';
import { ResultBars } from '#ui/parts/ResultBars';
import { Spoken } from '#ui/parts/Spoken';
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
    spoken: 'Escrito como sempre, falado por extenso',
    written: '48x de R$\u00a01.899,50, até 30/11/2026, a 4,2\u00a0km',
    results: 'Resultados de uma enquete',
    polled: 'Onde deve ser a próxima trilha?',
    first: 'Serra da Canastra',
    second: 'Jalapão',
    own: 'Seu voto',
    ofVotes: '{count} votos',
    countdown: 'Contagem regressiva',
    left: {
      label: 'Tempo para pagar',
      at: 'O carro fica reservado até {date} às {time}.',
      minutes: 'Faltam {minutes}\u00a0minutos.',
      minute: 'Falta 1\u00a0minuto.',
    },
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
    spoken: 'Escrito como siempre, dicho en palabras',
    written: '48 cuotas de $\u00a0189.900,00, hasta el 30/11/2026, a 4,2\u00a0km',
    results: 'Resultados de una encuesta',
    polled: '¿Dónde debería ser el próximo recorrido?',
    first: 'Sierra de la Ventana',
    second: 'Quebrada',
    own: 'Tu voto',
    ofVotes: '{count} votos',
    countdown: 'Cuenta regresiva',
    left: {
      label: 'Tiempo para pagar',
      at: 'El auto queda reservado hasta el {date} a las {time}.',
      minutes: 'Faltan {minutes}\u00a0minutos.',
      minute: 'Falta 1\u00a0minuto.',
    },
  },
};

/** Long enough that it does not end here. */
const SPAN = 3 * 86_400_000;
/** As an answer of a service would. */
const startClock = () => {
  const now = Date.now();
  noteServerTime(new Date(now).toISOString());
  return new Date(now + SPAN).toISOString();
};

const drawing = (shape: string, color: string) => `/assets/cars/${shape}-${color}.svg`;

export function Content() {
  const { language } = useHost();
  const labels = useMessages(words);
  const all = prices(language);
  const [until] = useState(startClock);
  const table = {
    caption: labels.versions,
    columns: columns(language),
    rows: versions[language],
    idOf: ({ id }: { id: string }) => id,
  };
  return (
    <>
      <Specimen title={labels.pictures} size="wide">
        <Carousel name="pictures" label={labels.photos} slides={pictures(language, drawing)} />
      </Specimen>
      <Specimen title={labels.prices}>
        <div className="column">
          {Object.entries(all).map(([type, price]) => (
            <Price key={type} price={price} />
          ))}
        </div>
      </Specimen>
      <Specimen title={labels.offers} size="wide">
        <Carousel name="offers" label={labels.week} slides={offers(language)} cards />
      </Specimen>
      <div className="specimen column">
        <Specimen title={labels.large}>
          <Price large label="Pulse Impetus" price={all.FROM_TO} note={labels.note} />
        </Specimen>
        <Specimen title={labels.cancelled}>
          <Timeline label={labels.cancelled} entries={cancelled(language)} />
        </Specimen>
      </div>
      <Specimen title={labels.timeline} size="full">
        <Timeline label={labels.yours} entries={order(language)} />
      </Specimen>
      <Specimen title={labels.results}>
        <ResultBars
          label={labels.polled}
          bars={[
            {
              id: 'a',
              name: labels.first,
              percent: 61.5,
              note: fillMessage(labels.ofVotes, { count: 246 }),
              mark: <Label>{labels.own}</Label>,
            },
            {
              id: 'b',
              name: labels.second,
              percent: 38.5,
              note: fillMessage(labels.ofVotes, { count: 154 }),
            },
          ]}
        />
      </Specimen>
      <Specimen title={labels.spoken}>
        <p>
          <Spoken>{labels.written}</Spoken>
        </p>
      </Specimen>
      <Specimen title={labels.countdown}>
        <Countdown until={until} texts={labels.left} onOver={() => {}} />
      </Specimen>
      <Specimen title={labels.table} size="wide">
        <DataTable {...table} pageSize={6} />
      </Specimen>
      <Specimen title={labels.cards}>
        <DataTable {...table} caption={labels.cards} pageSize={2} />
      </Specimen>
    </>
  );
}
