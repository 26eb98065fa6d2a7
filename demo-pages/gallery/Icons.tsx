import { accountIcons } from '#features/account/account-icons';
import { mailDrawing } from '#features/account/mail-drawing';
import { showroomDrawing } from '#features/car/showroom-drawing';
import { cardIcons } from '#features/card/card-brand-icons';
import { cardsDrawing } from '#features/card/cards-drawing';
import { reviewsDrawing } from '#features/dealer/reviews/reviews-drawing';
import { documentsDrawing } from '#features/documents/documents-drawing';
import { savedDrawing } from '#features/offers/saved-drawing';
import { ordersDrawing } from '#features/orders/orders-drawing';
import { paymentIcons } from '#features/orders/payment-icons';
import { garageDrawing } from '#features/owner/garage-drawing';
import { garageIcons } from '#features/owner/garage-icons';
import { warrantyDrawing } from '#features/owner/warranty-drawing';
import { warrantyIcons } from '#features/owner/warranty-icons';
import { visitIcons } from '#features/scheduling/visit-icons';
import { providerIcons } from '#features/session/sign-in/provider-icons';
import { useMessages } from '#ui/core/host-context';
import { overDrawing, searchDrawing } from '#ui/drawings/common';
import { waitingDrawing } from '#ui/drawings/waiting';
import { contactIcons } from '#ui/icons/contact';
import { Icon } from '#ui/icons/Icon';
import { shareIcons } from '#ui/icons/share';
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
  const labels = useMessages(words);
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
