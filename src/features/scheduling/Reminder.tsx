import { createElement, useEffect, useRef, useState } from 'react';
import { useHost, useMessages } from '#ui/core/host-context';
import { Button } from '#ui/parts/Button';
import { texts } from './messages';

interface ReminderProps {
  /** DD/MM/YYYY, and the time if it has one. */
  scheduleDate: string;
  dealer: string;
  model?: string;
  version?: string;
}

/** A conversation on WhatsApp about an appointment (spec leads#messaging-bot-start): the tag of its widget, once asked for. */
export function Reminder({ scheduleDate, dealer, model, version }: ReminderProps) {
  const host = useHost();
  const messages = useMessages(texts);
  const [isOpen, setOpen] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    host.loadNestedWidgets();
    area.current?.focus();
  }, [host, isOpen]);
  if (!isOpen) {
    return (
      <Button kind="plain" onClick={() => setOpen(true)}>
        {messages.reminder}
      </Button>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: its heading is the nested widget's
    <div className="reminder" role="group" aria-label={messages.reminderHeading} tabIndex={-1} ref={area}>
      {createElement('vt-whatsapp', {
        load: 'eager',
        heading: messages.reminderHeading,
        'schedule-date': scheduleDate,
        dealer,
        model: model || undefined,
        version: version || undefined,
      })}
    </div>
  );
}
