import { useRef, useState } from 'react';
import type { Language } from '#domain/core/brands';
import { DOCUMENT_TYPE_LABELS, DOCUMENT_TYPES, type DocumentType } from '#domain/uploads/document-types';
import { useHost, useMessages } from '#ui/core/host-context';
import { Button } from '#ui/parts/Button';
import { useFocusLeaving } from '#ui/parts/use-focus-leaving';
import { texts } from './messages';

/** Returns the name of a document type; for unknown types the service's. */
export const documentName = (type: string, language: Language, serviceName = ''): string =>
  DOCUMENT_TYPE_LABELS[language][type as DocumentType] ?? (serviceName || type);

interface AdditionalDocumentProps {
  /** Types that are already listed. */
  listed: readonly string[];
  onAdd(type: string): void;
  /** Called before it is removed while it has the focus. */
  onFocusLost(): void;
}

/** Adds a document that was not requested (types: spec reservations#documents). */
export function AdditionalDocument({ listed, onAdd, onFocusLost }: AdditionalDocumentProps) {
  const { language } = useHost();
  const messages = useMessages(texts);
  const [type, setType] = useState('');
  const list = useRef<HTMLSelectElement>(null);
  const own = useFocusLeaving<HTMLDivElement>(onFocusLost);
  return (
    <div className="other-type" ref={own}>
      <div className="field">
        <label htmlFor="other-type">{listed.length > 0 ? messages.other : messages.kind}</label>
        <select
          className="input"
          part="input"
          id="other-type"
          ref={list}
          value={type}
          onChange={({ currentTarget }) => setType(currentTarget.value)}
        >
          <option value="">{messages.choice}</option>
          {DOCUMENT_TYPES.filter((each) => !listed.includes(each)).map((each) => (
            <option key={each} value={each}>
              {documentName(each, language)}
            </option>
          ))}
        </select>
      </div>
      <Button
        kind="plain"
        onClick={() => {
          if (!type) return list.current?.focus();
          onAdd(type);
          setType('');
        }}
      >
        {messages.add}
      </Button>
    </div>
  );
}
