import { useLabels } from '#ui/core/host-context';
import { cardsDrawing } from '#ui/drawings/cards';
import { overDrawing, searchDrawing } from '#ui/drawings/common';
import { documentsDrawing } from '#ui/drawings/documents';
import { garageDrawing } from '#ui/drawings/garage';
import { mailDrawing } from '#ui/drawings/mail';
import { ordersDrawing } from '#ui/drawings/orders';
import { reviewsDrawing } from '#ui/drawings/reviews';
import { savedDrawing } from '#ui/drawings/saved';
import { showroomDrawing } from '#ui/drawings/showroom';
import { waitingDrawing } from '#ui/drawings/waiting';
import { warrantyDrawing } from '#ui/drawings/warranty';
import { accountIcons } from '#ui/icons/account';
import { cardIcons } from '#ui/icons/card-brands';
import { contactIcons } from '#ui/icons/contact';
import { garageIcons } from '#ui/icons/garage';
import { Icon } from '#ui/icons/Icon';
import { paymentIcons } from '#ui/icons/payment';
import { providerIcons } from '#ui/icons/providers';
import { shareIcons } from '#ui/icons/share';
import { visitIcons } from '#ui/icons/visit';
import { warrantyIcons } from '#ui/icons/warranty';
import { Drawing } from '#ui/parts/Drawing';
import { Specimen } from './Specimen';

const words = {
  'pt-BR': {
    payment: 'Formas de pagamento',
    cards: 'Cartões',
    account: 'Seções da conta',
    garage: 'Listas da garagem',
    contact: 'Contatos',
    providers: 'Entrar com outro site',
    share: 'Compartilhar',
    visit: 'Detalhes de uma visita',
    warranty: 'Seções da garantia',
    drawings: 'Desenhos dos estados',
  },
  'es-AR': {
    payment: 'Formas de pago',
    cards: 'Tarjetas',
    account: 'Secciones de la cuenta',
    garage: 'Listas de la cochera',
    contact: 'Contactos',
    providers: 'Ingresar con otro sitio',
    share: 'Compartir',
    visit: 'Detalles de una visita',
    warranty: 'Secciones de la garantía',
    drawings: 'Dibujos de los estados',
  },
};

const SETS = {
  payment: paymentIcons,
  cards: cardIcons,
  account: accountIcons,
  garage: garageIcons,
  contact: contactIcons,
  providers: providerIcons,
  share: shareIcons,
  visit: visitIcons,
  warranty: warrantyIcons,
};

const DRAWINGS = {
  search: searchDrawing,
  over: overDrawing,
  waiting: waitingDrawing,
  mail: mailDrawing,
  garage: garageDrawing,
  orders: ordersDrawing,
  cards: cardsDrawing,
  saved: savedDrawing,
  documents: documentsDrawing,
  showroom: showroomDrawing,
  warranty: warrantyDrawing,
  reviews: reviewsDrawing,
};

/** The set of icons by subject, each with its name, and the drawings of states. */
export function Icons() {
  const labels = useLabels(words);
  return (
    <>
      {Object.entries(SETS).map(([set, icons]) => (
        <Specimen key={set} title={labels[set as keyof typeof SETS]}>
          <ul className="row icons">
            {Object.entries(icons).map(([name, path]) => (
              <li className="with-icon" key={name}>
                <Icon path={path} />
                {name}
              </li>
            ))}
          </ul>
        </Specimen>
      ))}
      <Specimen title={labels.drawings} size="full">
        <ul className="row icons">
          {Object.entries(DRAWINGS).map(([name, path]) => (
            <li key={name}>
              <Drawing path={path} />
              <br />
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
    </>
  );
}
