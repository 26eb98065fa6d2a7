import { atom } from 'nanostores';
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { retryLoadCar } from '#features/car/current/load-car';
import { ActionsContext, actionsWith } from '#features/car/steps/actions';
import changesCss from '#features/car/steps/changes.css?inline';
import { NoticeBox } from '#features/car/steps/NoticeBox';
import type { ChangesState } from '#features/car/steps/notice';
import { QuestionDialog } from '#features/car/steps/QuestionDialog';
import type { SellerData } from '#features/session/seller';
import checkCss from '#ui/check-button.css?inline';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { useStyles } from '#ui/hooks/use-styles';
import { LateContent } from '#ui/LateContent';
import { Badge } from '#ui/parts/Badge';
import { Button } from '#ui/parts/Button';
import { Loading } from '#ui/parts/Loading';
import { Tabs } from '#ui/parts/Tabs';
import { useLeaveGuard } from '#ui/parts/use-leave-guard';
import { ReopenDialog } from './crm/ReopenDialog';
import css from './desk.css?inline';
import { texts } from './messages';
import { NewDialog } from './NewDialog';
import { PricePanel } from './PricePanel';
import { RestoredNote } from './RestoredNote';
import { Shortcuts } from './Shortcuts';
import { QUOTATION_TABS, type QuotationTab, tabOfKey } from './shortcuts';
import { StockPanel } from './stock/StockPanel';
import { TabPanel } from './TabPanel';
import { useQuotation } from './use-quotation';
import { useSellerDealer } from './use-seller-dealer';

const styles = css + checkCss + changesCss;

interface SimulatorProps {
  seller: SellerData;
  customerUrl: string;
}

/** The quotation of a seller: its tabs beside the prices and the factory's stock, the number and the saving below. */
export function Simulator({ seller, customerUrl }: SimulatorProps) {
  const host = useHost();
  const messages = useMessages(texts);
  const quotation = useQuotation(seller);
  const dealer = useSellerDealer(seller);
  const { car, tab, form, base } = quotation;
  const [$changes] = useState(() => atom<ChangesState>({ notice: null, ask: null }));
  const actions = useMemo(() => actionsWith(host, $changes), [host, $changes]);
  const [dialog, setDialog] = useState<'new' | 'reopen' | null>(null);
  const [isStockOpen, openStock] = useState(false);
  /** What takes the focus after the next render: a tab's panel, the stock, or the form that is to be sent. */
  const [next, setNext] = useState<{ to: 'panel' | 'stock' | 'save' } | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const formElement = useRef<HTMLFormElement>(null);
  /** Whether the form is to be sent once it is there. */
  const isWanted = useRef(false);
  const takeForm = useCallback((form: HTMLFormElement | null) => {
    formElement.current = form;
    if (!form || !isWanted.current) return;
    isWanted.current = false;
    queueMicrotask(() => form.requestSubmit());
  }, []);
  useStyles(styles);
  useLeaveGuard(quotation.hasTyped && !quotation.isSaved);
  const { isReady, status } = car;
  const open: QuotationTab = isReady ? (QUOTATION_TABS.find((each) => each === tab) ?? 'model') : 'model';

  const go = (id: QuotationTab) => {
    actions.clear();
    quotation.setTab(id);
    setNext({ to: 'panel' });
  };
  const save = () => {
    quotation.setTab('review');
    setNext({ to: 'save' });
  };
  const showStock = () => {
    openStock(true);
    setNext({ to: 'stock' });
  };
  useEffect(() => {
    if (!next) return;
    const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector);
    if (next.to === 'save') {
      isWanted.current = !formElement.current;
      return formElement.current?.requestSubmit();
    }
    const area = next.to === 'stock' ? '.stock' : '.tab-panel:not([hidden])';
    const first = find(`${area} :is(input, select, textarea, button):not([tabindex="-1"])`);
    (first ?? find(area))?.focus();
  }, [next]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || event.ctrlKey || event.metaKey) return;
    const wanted = tabOfKey(event.code);
    if (wanted && (isReady || wanted === 'model')) go(wanted);
    else if (event.code === 'KeyS' && isReady) save();
    else if (event.code === 'KeyE' && isReady) showStock();
    else if (event.code === 'KeyN') setDialog('new');
    else if (event.code === 'KeyR') setDialog('reopen');
    else return;
    event.preventDefault();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the desk, beside its buttons
    <div className="desk" ref={root} onKeyDown={onKeyDown}>
      <div className="desk-top">
        <p>
          <b>{base.number ? fillMessage(messages.number, { number: base.number }) : messages.newQuotation}</b>{' '}
          {base.number && (
            <Badge tone={quotation.isSaved ? 'success' : 'warning'}>
              {quotation.isSaved ? messages.inCrm : messages.changed}
            </Badge>
          )}
          <br />
          <span className="muted small">
            {[seller.name, dealer.value?.name ?? seller.dealerCode].filter(Boolean).join(' · ')}
          </span>
        </p>
        <div className="desk-actions">
          <Button kind="plain" aria-keyshortcuts="Alt+N" onClick={() => setDialog('new')}>
            {messages.begin}
          </Button>
          <Button kind="plain" aria-keyshortcuts="Alt+R" onClick={() => setDialog('reopen')}>
            {messages.reopen}
          </Button>
        </div>
      </div>
      <RestoredNote quotation={quotation} />
      <ActionsContext.Provider value={actions}>
        <div className="desk-body">
          <div className="desk-main">
            <Tabs
              name="quotation"
              label={messages.tabs}
              open={open}
              onOpen={(id) => {
                actions.clear();
                quotation.setTab(id);
              }}
              tabs={QUOTATION_TABS.map((id) => ({
                id,
                label: messages.tab[id],
                disabled: id !== 'model' && !isReady,
                // One at a time: the fields of two lists have the same ids.
                panel: open === id && (
                  <LateContent>
                    {status === 'loading' ? (
                      <Loading />
                    ) : (
                      <TabPanel
                        id={id}
                        quotation={quotation}
                        seller={seller}
                        dealer={dealer}
                        customerUrl={customerUrl}
                        form={takeForm}
                        onTab={go}
                      />
                    )}
                  </LateContent>
                ),
              }))}
            />
            {status === 'failed' && (
              <FailureNotice
                onRetry={car.problem === 'service' ? () => retryLoadCar(host.element) : undefined}
              >
                {car.problem === 'missing' ? messages.gone : undefined}
              </FailureNotice>
            )}
          </div>
          <aside className="desk-aside" aria-label={messages.beside}>
            {isReady && <PricePanel quotation={quotation} />}
            {isReady && (
              <StockPanel
                quotation={quotation}
                dealerCode={seller.dealerCode}
                isOpen={isStockOpen}
                onOpen={openStock}
              />
            )}
            <Shortcuts />
          </aside>
        </div>
        {isReady && (
          <section className="desk-bar" aria-label={messages.save}>
            <div className="bar-line">
              <NoticeBox $changes={$changes} actions={actions} />
            </div>
            <Button
              busy={form.status === 'sending'}
              kind={open === 'review' ? 'main' : 'plain'}
              aria-keyshortcuts="Alt+S"
              onClick={save}
            >
              {messages.save}
            </Button>
          </section>
        )}
        <QuestionDialog $changes={$changes} actions={actions} />
      </ActionsContext.Provider>
      {dialog === 'new' && (
        <NewDialog
          isDirty={quotation.isDirty}
          onBegin={() => quotation.restart().then(() => setNext({ to: 'panel' }))}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'reopen' && (
        <ReopenDialog
          isDirty={quotation.isDirty}
          onReopen={quotation.reopen}
          onClose={() => setDialog(null)}
        />
      )}
    </div>
  );
}
