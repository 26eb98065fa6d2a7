import { useEffect, useState } from 'react';
import { pageDocument } from '#page/core/native';
import { useHost, useMessages } from '../../core/host-context';
import { useStyles } from '../../hooks/use-styles';
import css from '../fields.css?inline';

const messages = {
  'pt-BR': {
    show: 'Mostrar',
    hide: 'Ocultar',
    showing: 'Mostrar senha',
    hiding: 'Ocultar senha',
    capsLock: 'A tecla Caps Lock está ligada.',
  },
  'es-AR': {
    show: 'Mostrar',
    hide: 'Ocultar',
    showing: 'Mostrar contraseña',
    hiding: 'Ocultar contraseña',
    capsLock: 'La tecla Bloq Mayús está activada.',
  },
};

interface PasswordToolsProps {
  /** Id of the password's input. */
  name: string;
  /** Whether the password is legible. */
  shown: boolean;
  onShow(shown: boolean): void;
}

/**
 * Beside a password input: the button that makes the password legible, and a note while Caps Lock is on. For
 * TextField's `after`; the input has the class `adorned`.
 */
export function PasswordTools({ name, shown, onShow }: PasswordToolsProps) {
  const labels = useMessages(messages);
  const { element } = useHost();
  const [isCapsLock, setCapsLock] = useState(false);
  useStyles(css);
  useEffect(() => {
    const input = (element.shadowRoot ?? pageDocument).getElementById(name);
    const update = (event: Event) => setCapsLock(!!(event as KeyboardEvent).getModifierState?.('CapsLock'));
    const leave = () => setCapsLock(false);
    input?.addEventListener('keydown', update);
    input?.addEventListener('keyup', update);
    input?.addEventListener('blur', leave);
    return () => {
      input?.removeEventListener('keydown', update);
      input?.removeEventListener('keyup', update);
      input?.removeEventListener('blur', leave);
    };
  }, [element, name]);
  return (
    <>
      <div className="adorn">
        <button
          className="icon-button"
          type="button"
          aria-label={shown ? labels.hiding : labels.showing}
          aria-controls={name}
          onClick={() => onShow(!shown)}
        >
          {shown ? labels.hide : labels.show}
        </button>
      </div>
      <p className="caps-lock" role="status">
        {isCapsLock && labels.capsLock}
      </p>
    </>
  );
}
