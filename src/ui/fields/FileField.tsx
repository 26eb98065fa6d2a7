import { useRef, useState } from 'react';
import * as esAR from '#domain/core/messages.es-AR';
import * as ptBR from '#domain/core/messages.pt-BR';
import { UPLOAD_LIMIT } from '#domain/uploads/upload-limits';
import { described, type FieldProps, Frame, type FrameProps } from '../core/fields';
import { useHost, useMessages } from '../core/host-context';
import { fillMessage } from '../fill-message';
import { useDropGuard } from '../hooks/use-drop-guard';
import { useStyles } from '../hooks/use-styles';
import { droppedFiles } from './dropped-files';
import css from './fields.css?inline';
import { accepts, fileSize } from './file-facts';

const labels = {
  'pt-BR': {
    choose: 'Escolher arquivo',
    drop: 'ou solte aqui',
    limit: 'Até {size} por arquivo',
    remove: 'Remover {name}',
    type: 'Este tipo de arquivo não é aceito',
    folder: 'Uma pasta não pode ser enviada',
    large: ptBR.filesTooLarge,
    sent: 'Enviado',
    sending: 'Enviando {name}',
  },
  'es-AR': {
    choose: 'Elegir archivo',
    drop: 'o soltalo acá',
    limit: 'Hasta {size} por archivo',
    remove: 'Quitar {name}',
    type: 'Este tipo de archivo no se acepta',
    folder: 'No se puede enviar una carpeta',
    large: esAR.filesTooLarge,
    sent: 'Enviado',
    sending: 'Enviando {name}',
  },
};

type Props<V> = FieldProps<V, File[]> &
  Pick<FrameProps, 'optional' | 'hint'> & {
    accept?: string;
    multiple?: boolean;
    /** Maximum bytes of one file; 10 MB by default (spec validation#files). */
    limit?: number;
    /** Progress of uploads by file name, 0 to 1; 1 when the file was received. */
    progress?: Record<string, number>;
    disabled?: boolean;
  };

/** Chosen or dropped files. Files that are too large or of another type are reported and omitted; the others stay. */
export function FileField<V extends object>(props: Props<V>) {
  const {
    form,
    name,
    label,
    optional,
    hint,
    accept = '',
    multiple,
    limit = UPLOAD_LIMIT,
    progress = {},
  } = props;
  const { language } = useHost();
  const messages = useMessages(labels);
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState('');
  useStyles(css);
  useDropGuard();
  const files = (form.values[name] ?? []) as File[];
  const error = refused || form.errors[name];
  const set = (next: File[]) => form.set({ [name]: next } as Partial<V>);

  const take = (added: readonly File[], folders: readonly string[] = []) => {
    const large = added.find(({ size }) => size > limit);
    const other = added.find((file) => !accepts(accept, file));
    const good = added.filter((file) => file !== large && file.size <= limit && accepts(accept, file));
    const [folder] = folders;
    if (folder) setRefused(`${messages.folder}: ${folder}`);
    else
      setRefused(large ? `${messages.large}: ${large.name}` : other ? `${messages.type}: ${other.name}` : '');
    const kept = files.filter((file) => !good.some((one) => one.name === file.name));
    if (good.length > 0) set(multiple ? [...kept, ...good] : good.slice(0, 1));
    // A removed file may be chosen again.
    if (input.current) input.current.value = '';
    form.touch(name);
  };

  return (
    <Frame {...{ name, label, optional, hint, error }}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the button inside */}
      <div
        className="drop"
        part="drop"
        data-over={over}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          const { files: dropped, folders } = droppedFiles(event.dataTransfer);
          if (!props.disabled) take(dropped, folders);
        }}
      >
        <button
          className="button plain"
          type="button"
          disabled={props.disabled}
          onClick={() => input.current?.click()}
        >
          {messages.choose}
        </button>
        <p className="muted drop-hint">{messages.drop}</p>
        <p className="muted">{fillMessage(messages.limit, { size: fileSize(limit, language) })}</p>
        <input
          className="sr"
          type="file"
          tabIndex={-1}
          accept={accept}
          multiple={multiple}
          disabled={props.disabled}
          {...described(name, error, hint)}
          ref={input}
          onChange={({ currentTarget }) => take([...(currentTarget.files ?? [])])}
        />
      </div>
      {files.length > 0 && (
        <ul className="files">
          {files.map((file) => {
            const done = progress[file.name];
            return (
              <li className="file" key={file.name}>
                <span className="file-name">
                  {file.name}{' '}
                  <span className="muted">{done === 1 ? messages.sent : fileSize(file.size, language)}</span>
                </span>
                <button
                  className="icon-button"
                  type="button"
                  aria-label={fillMessage(messages.remove, { name: file.name })}
                  disabled={props.disabled}
                  onClick={() => set(files.filter((one) => one !== file))}
                >
                  ✕
                </button>
                {done !== undefined && done < 1 && (
                  <progress
                    aria-label={fillMessage(messages.sending, { name: file.name })}
                    max={1}
                    value={done}
                  />
                )}
              </li>
            );
          })}
        </ul>
      )}
    </Frame>
  );
}
