import { onwardLink } from '#features/car/onward-link';
import { Sheet } from '#features/car/print/PrintedCar';
import { printableCar } from '#features/car/print/printed-rows';
import { ShareCar } from '#features/car/share/ShareCar';
import { BRAND_NAMES } from '#features/car/summary/brand-names';
import { useCarSummary } from '#features/car/summary/use-summary';
import type { SellerData } from '#features/session/seller';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useHost, useMessages } from '#ui/core/host-context';
import { useStyles } from '#ui/hooks/use-styles';
import { texts } from '../messages';
import type { QuotationState } from '../use-quotation';
import type { SellerDealer } from '../use-seller-dealer';
import { proposalPaper, proposalText } from './paper';
import css from './preview.css?inline';

interface PreviewProps {
  quotation: QuotationState;
  seller: SellerData;
  dealer: SellerDealer;
  customerUrl: string;
}

/** The proposal as the customer sees it, with the seller's data: to print on one page, to save, and to send. */
export function Preview({ quotation, seller, dealer, customerUrl }: PreviewProps) {
  const { language } = useHost();
  const messages = useMessages(texts);
  const shown = useCarSummary();
  useStyles(css);
  if (!shown) return null;
  const { car, form, base, proposal, isSaved } = quotation;
  // A quotation that has changed is none that the CRM has under its number.
  const number = isSaved ? base.number : '';
  const link = customerUrl ? (onwardLink(customerUrl) ?? '') : '';
  const offered = {
    ...{ car, number, proposal, seller, language, messages, link },
    values: form.values,
    dealer: dealer.value,
  };
  const paper = proposalPaper(
    printableCar(shown, { language, brand: BRAND_NAMES[car.brand], comments: '', link, at: Date.now() }),
    offered,
  );
  return (
    <div className="preview">
      {!isSaved && <p className="notice">{messages.previewUnsaved}</p>}
      {dealer.failed && <FailureNotice onRetry={dealer.retry}>{messages.dealerFailed}</FailureNotice>}
      <Sheet paper={paper} className="printable quotation-sheet" />
      <ShareCar
        proposal={{
          link,
          text: proposalText(offered, shown.name),
          paper: (of) => proposalPaper(of, offered),
        }}
      />
    </div>
  );
}
