import { useState } from 'react';
import type { VitrineEvents } from '#page/core/events';
import { emit } from '#page/core/events';
import { useHost, useMessages } from '#ui/core/host-context';
import { Dialog } from '#ui/Dialog';
import { fillMessage } from '#ui/fill-message';
import { useStyles } from '#ui/hooks/use-styles';
import { Icon } from '#ui/icons/Icon';
import { shareIcons } from '#ui/icons/share';
import { Button } from '#ui/parts/Button';
import { saveFile } from '#ui/save-file';
import { SharingOutcome } from '../../share/SharingOutcome';
import { hasShareSheet, prefersShareSheet } from '../../share/share';
import shareCss from '../../share/share.css?inline';
import { useSharing } from '../../share/use-sharing';
import { PrintedCar } from '../print/PrintedCar';
import { type PrintableCar, printableCar } from '../print/printed-rows';
import { carShareUrl } from '../share-link';
import { BRAND_NAMES } from '../summary/brand-names';
import { texts as carTexts } from '../summary/messages';
import { useCarSummary } from '../summary/use-summary';
import { fileName } from './file-name';
import { QrCode } from './QrCode';
import ownCss from './share-car.css?inline';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** The visitor shared, printed or saved the configuration. */
    'vt-configuration-shared': { way: 'link' | 'system' | 'whatsapp' | 'qr-code' | 'print' | 'pdf' };
  }
}

const css = shareCss + ownCss;

type ShareMethod = VitrineEvents['vt-configuration-shared']['way'];

/** The PDF module and its library load when the first file is requested. */
// Only visitors who download a PDF load it.
const loadPdf = () => import('../pdf/pdf');

/** A seller's proposal of the car, which is shared in place of the visitor's configuration. */
interface SharedProposal {
  /** Address that the customer opens; without one there is no link to share. */
  link: string;
  /** Text of a message to the customer. */
  text: string;
  /** Returns the proposal's sheet from the car's. */
  paper(of: PrintableCar): PrintableCar;
}

/**
 * Shares the current car: its link, the system's share sheet, WhatsApp, a QR code, print, a PDF. The link contains
 * codes only; comments are printed and in the PDF, never in the link. Renders nothing while there is no car.
 */
export function ShareCar({ comments = '', proposal }: { comments?: string; proposal?: SharedProposal }) {
  const host = useHost();
  const { element, language } = host;
  const messages = useMessages(carTexts);
  const shown = useCarSummary();
  const [code, setCode] = useState('');
  const [printed, setPrinted] = useState<{ paper?: PrintableCar; printId: number }>({ printId: 0 });
  const [making, setMaking] = useState(false);
  useStyles(css);

  const address = (proposal ? proposal.link : shown && carShareUrl()) || '';
  const publishShared = (way: ShareMethod) => emit(element, 'vt-configuration-shared', { way });
  const title = shown?.name ?? '';
  const text = proposal?.text ?? fillMessage(messages.message, { car: title });
  const sharing = useSharing({ title, text, url: address }, messages, publishShared);
  if (!shown || (!address && !proposal)) return null;
  const { summary } = shown;
  const currentPrintable = () => {
    const paper = printableCar(shown, {
      language,
      brand: BRAND_NAMES[shown.car.brand],
      comments,
      link: address,
      at: Date.now(),
    });
    return proposal?.paper(paper) ?? paper;
  };

  const makePdf = async () => {
    setMaking(true);
    sharing.say('');
    try {
      const { carPdf } = await loadPdf();
      const file = fileName([BRAND_NAMES[shown.car.brand], summary.model, summary.version], 'pdf');
      saveFile(await carPdf(currentPrintable()), file);
      publishShared('pdf');
      sharing.say(fillMessage(messages.pdfReady, { name: file }));
    } catch {
      sharing.say(messages.pdfFailed, true);
    }
    setMaking(false);
  };

  const isSheetFirst = prefersShareSheet();
  const sheet = address && hasShareSheet() && (
    <Button kind={isSheetFirst ? 'main' : 'plain'} onClick={sharing.share}>
      <Icon path={shareIcons.share} />
      {messages.system}
    </Button>
  );
  return (
    <section className="share-car" part="share" aria-labelledby="share-heading">
      <h3 id="share-heading">{messages.share}</h3>
      <div className={isSheetFirst ? 'share-ways sheet-first' : 'share-ways'}>
        {isSheetFirst && sheet}
        {address && (
          <Button kind="plain" onClick={sharing.copy}>
            <Icon path={shareIcons.link} />
            {messages.copy}
          </Button>
        )}
        {!isSheetFirst && sheet}
        <a
          className="button plain"
          part="button"
          href={sharing.whatsapp}
          target="_blank"
          rel="noopener noreferrer"
          onClick={() => publishShared('whatsapp')}
        >
          <Icon path={shareIcons.chat} />
          {messages.whatsapp}
          <span className="sr"> {messages.newTab}</span>
        </a>
        {address && (
          <Button
            kind="plain"
            onClick={() => {
              setCode(address);
              publishShared('qr-code');
            }}
          >
            <Icon path={shareIcons.code} />
            {messages.qrCode}
          </Button>
        )}
        <Button
          kind="plain"
          onClick={() => {
            setPrinted(({ printId }) => ({ paper: currentPrintable(), printId: printId + 1 }));
            publishShared('print');
          }}
        >
          <Icon path={shareIcons.print} />
          {messages.print}
        </Button>
        <Button kind="plain" busy={making} onClick={makePdf}>
          <Icon path={shareIcons.file} />
          {messages.pdf}
        </Button>
      </div>
      <SharingOutcome sharing={sharing} label={messages.link} />
      {code && (
        <Dialog title={messages.qrTitle} onClose={() => setCode('')}>
          <QrCode value={code} />
        </Dialog>
      )}
      {printed.paper && (
        <PrintedCar
          key={printed.printId}
          paper={printed.paper}
          onEnd={() => setPrinted(({ printId }) => ({ printId }))}
        />
      )}
    </section>
  );
}
