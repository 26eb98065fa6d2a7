import { DeferredPanel } from '#ui/core/DeferredPanel';
import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import type { WelcomeKitProps } from './attributes';
import { texts } from './messages';
import css from './welcome-kit.css?inline';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** The address of an order's welcome kit is saved. order: the order's id. */
    'vt-welcome-kit-saved': { order: string };
  }
}

export const styles = css;

/** What the visitor gets by signing in. */
export const purpose = { 'pt-BR': texts['pt-BR'].purpose, 'es-AR': texts['es-AR'].purpose };

/** Loads the calls and the form, which are not needed for the first view. */
const deferredModule = deferred(() => import('./deferred').then(({ deferredParts }) => deferredParts));

export default function WelcomeKit({ heading, order, ordersUrl }: WelcomeKitProps) {
  const messages = useMessages(texts);
  return (
    <DeferredPanel heading={heading || messages.heading} of={deferredModule}>
      {({ Kit, orderId }) => {
        const id = orderId(order);
        return <Kit order={id} ordersUrl={ordersUrl} key={id} />;
      }}
    </DeferredPanel>
  );
}
