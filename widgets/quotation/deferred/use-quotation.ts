import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { choicesOf } from '#domain/car/choices';
import type { QuotedLine } from '#domain/quotation/quoted-lines';
import { isAccessory } from '#domain/vehicle/vehicle-kinds';
import { $car, $carOptions } from '#features/car/car-store';
import { chosenNow, resetChoices } from '#features/car/choices/choices';
import { linkedCar } from '#features/car/current/car-link';
import { currentCodes } from '#features/car/current/current-codes';
import { loadCar, loadVersion } from '#features/car/current/load-car';
import type { SellerData } from '#features/session/seller';
import { $session } from '#features/session/session';
import { country } from '#page/core/metadata';
import { getQuotation } from '#services/dealer-quotations';
import type { Quotation } from '#services/entities/quotation';
import { useHost, useMessages } from '#ui/core/host-context';
import { useForm } from '#ui/core/use-form';
import { type Base, linesIn, NO_BASE, proposalIn } from './crm/base';
import { bodyOf, contentOf, type QuotationBody } from './crm/body';
import { discard } from './crm/discard';
import { type Saved, saving } from './crm/save';
import { clearDraft, loadDraft } from './draft';
import './events';
import { useEvent } from '#ui/hooks/use-event';
import { texts } from './messages';
import { pricesSettled } from './prices-settled';
import { codesOfStock, type FactoryCar, type ProposedCar } from './proposed-car';
import { errorsOf } from './rules';
import { useKeptDraft } from './use-kept-draft';
import { NO_VALUES, PERSONAL, type Values, valuesOf } from './values';

/** The result of the last save; null while nothing was saved, and after the quotation has changed. */
export type Outcome = Pick<Saved, 'result' | 'number'> | null;

/** The quotation that a seller is making: its car is the page's, its conditions are a form, its number is the CRM's. */
export function useQuotation(seller: SellerData) {
  const { element, emit, language, signal } = useHost();
  const messages = useMessages(texts);
  const car = useStore($car);
  const options = useStore($carOptions);
  const [kept] = useState(loadDraft);
  const [tab, setTab] = useState(kept?.tab ?? 'model');
  const [base, setBase] = useState<Base>({ ...NO_BASE, number: kept?.base ?? '' });
  const [proposal, setProposal] = useState<ProposedCar | null>(kept?.proposal ?? null);
  const [outcome, setOutcome] = useState<Outcome>(null);
  /** What this tab had before the page was loaded: where the customer's data are to come from, or that they are gone. */
  const [restored, setRestored] = useState<'none' | 'without-customer' | 'loading' | 'with-customer'>(
    kept ? (kept.base ? 'loading' : 'without-customer') : 'none',
  );
  /** Since when nobody knows whether the CRM has what was sent before the page was loaded; empty if nothing was. */
  const [unknownSince, setUnknown] = useState(kept?.isUnknown ?? '');
  /** Why the last save failed, also where the CRM refused fields. */
  const [failure, setFailure] = useState<unknown>();
  /** Owns the attempts to save this quotation. sent: by the open one, if there is one; in memory only. */
  const attempts = useRef<{ owner: object; sent?: QuotationBody }>({ owner: {} });

  const form = useForm<Values>({
    initial: {
      ...NO_VALUES,
      ...(kept && { newPrice: kept.newPrice, discount: kept.discount, validity: kept.validity }),
    },
    check: async (values) => {
      const { prices, total } = $car.get();
      return errorsOf(values, {
        language,
        messages,
        country: country() ?? 'BR',
        initial: prices?.price ?? null,
        total,
        now: new Date(),
      });
    },
    async send(values) {
      await pricesSettled();
      const body = bodyOf({ car: $car.get(), values, seller, base: base.number, proposal });
      if (!body) return;
      const own = attempts.current;
      const acts = saving(own.sent ?? body, own.owner, signal);
      const { serial } = $session.get();
      setOutcome(null);
      setFailure(undefined);
      let saved: Saved;
      try {
        attempts.current = { ...own, sent: own.sent ?? body };
        saved = (await acts.send()).made;
      } catch (error) {
        setFailure(error);
        throw error;
      } finally {
        // Another quotation may have been begun.
        const isOpen = attempts.current.owner === own.owner && acts.open().length > 0;
        if (!isOpen && attempts.current.owner === own.owner) attempts.current = { owner: own.owner };
        setUnknown(isOpen ? new Date().toISOString() : '');
      }
      if (signal.aborted || $session.get().serial !== serial) return;
      const { result, number, content } = saved;
      setOutcome({ result, number });
      if (result === 'duplicate') return;
      setBase({ number, content, stockId: body.stockId ?? '', lines: (body.lines ?? []) as QuotedLine[] });
      emit('vt-quotation-saved', { quotationNumber: number, mvsCode: body.mvsCode });
    },
  });

  const { values } = form;
  const content = useMemo(
    () => contentOf(bodyOf({ car, values, seller, base: '', proposal })),
    [car, values, seller, proposal],
  );
  const isSaved = base.content !== '' && base.content === content;
  const hasTyped = PERSONAL.some((name) => (values[name] ?? '').trim());

  // What comes back after a reload: the choices of this tab, and the customer from the CRM.
  const restore = useEvent(() => {
    const codes = kept?.car ?? linkedCar();
    if (codes && $car.get().status === 'empty') loadCar({ ...codes, codes }, element);
    if (kept?.base) refill(kept.base);
  });
  useEffect(() => restore(), []);
  const refill = (number: string) => {
    setRestored('loading');
    getQuotation({ number }, { signal }).then(
      (quotation) => {
        const { opportunityName, customer, phone, email, comments } = valuesOf(quotation);
        form.set({ opportunityName, customer, phone, email, comments });
        setBase((now) => ({
          ...now,
          lines: linesIn(quotation),
          stockId: quotation.stockProposal?.stockId ?? '',
        }));
        setRestored('with-customer');
      },
      () => setRestored('without-customer'),
    );
  };

  useKeptDraft({ car, tab, base: base.number, values, proposal, unknownSince });

  const begin = () => {
    setOutcome(null);
    setFailure(undefined);
    setUnknown('');
    setRestored('none');
    attempts.current = { owner: {} };
  };

  /** Shows a quotation of the CRM as it is now. */
  const show = async (quotation: Quotation, next = 'review') => {
    begin();
    setProposal(proposalIn(quotation));
    setBase({
      number: quotation.number,
      stockId: quotation.stockProposal?.stockId ?? '',
      lines: linesIn(quotation),
      content: '',
    });
    form.set(valuesOf(quotation));
    form.edit();
    const { mvsCode, year, colorCode, coatingCode, optionals, accessories, services } = quotation;
    const codes = {
      color: colorCode,
      coating: coatingCode,
      parts: [...optionals, ...accessories],
      services: [...services],
    };
    await loadCar({ mvsCode, ...(year && { year }), codes, byVisitor: true }, element);
    setTab(next);
  };

  return {
    car,
    options,
    tab,
    setTab,
    form,
    base,
    proposal,
    outcome,
    failure,
    restored,
    unknownSince,
    isSaved,
    hasTyped,
    isDirty: !isSaved && (car.isReady || hasTyped),
    /** Makes a version the quotation's car, and goes on to its optionals. */
    async chooseVersion(code: string, year?: number) {
      setProposal(null);
      await loadVersion(code, year, element);
      const now = $car.get();
      if (now.isReady && now.mvs?.code === code) setTab('optionals');
    },
    /** Begins a quotation for another customer. */
    async restart() {
      const { carModule } = await import('#features/car/deferred');
      carModule.closeCar();
      clearDraft();
      begin();
      setBase(NO_BASE);
      setProposal(null);
      form.set(NO_VALUES);
      form.edit();
      setTab('model');
    },
    /** Opens a quotation by its number. Throws a ServiceError. */
    async reopen(number: string) {
      const quotation = await getQuotation({ number }, { signal });
      await show(quotation);
      emit('vt-quotation-reopened', { quotationNumber: quotation.number });
    },
    /** Drops the number that it is based on, which the CRM does not have: it is saved as a new one. */
    saveAsNew() {
      setBase(NO_BASE);
      setFailure(undefined);
      form.edit();
    },
    /** What was lost in the page before has been looked up by the seller. */
    settle: () => setUnknown(''),
    retryCustomer: () => refill(base.number),
    /** Proposes a car of the factory's stock in place of the wish, which is kept. */
    propose(found: FactoryCar) {
      const [now, codes] = [$car.get(), currentCodes()];
      if (!options || !codes) return;
      const { id, chassis, colorCode, coatingCode, optionalCodes, availableAt } = found;
      const stock = { id, chassis, colorCode, coatingCode, optionalCodes, availableAt };
      const added = {
        accessories: now.parts.filter(isAccessory).map(({ code }) => code),
        services: codes.services,
      };
      setOutcome(null);
      setProposal({ car: stock, wish: proposal?.wish ?? codes });
      resetChoices(choicesOf(options, codesOfStock(stock, added)).choices, true);
      emit('vt-stock-proposed', { stockId: id, mvsCode: codes.mvsCode });
    },
    /** Returns to the initial quotation; asks the CRM for it if the CRM has the proposal. */
    async discardProposal() {
      const isInCrm = !!proposal && proposal.car.id === base.stockId;
      if (isInCrm) return show(await discard(base.number, { element, signal }), tab);
      const wish = proposal?.wish;
      setProposal(null);
      if (options && wish && chosenNow()) resetChoices(choicesOf(options, wish).choices, true);
    },
  };
}
export type QuotationState = ReturnType<typeof useQuotation>;
