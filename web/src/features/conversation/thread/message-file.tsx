import { attachmentOf } from '@harborline/domain/files/attachment-name';
import { fileSizeText } from '@harborline/domain/text/file-size';
import { ATTACHMENT_TEXTS } from '@harborline/domain/texts/attachments';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { fitPicture } from '../../../shared/files/fit-picture';
import { safeLink } from '../../../shared/links/safe-link';
import { Icon } from '../../../shared/ui-public/icons';

/** Whether a click asks for another tab, which is the browser's to open. */
const isForBrowser = ({ metaKey, ctrlKey, shiftKey }: MouseEvent): boolean => metaKey || ctrlKey || shiftKey;

/** The symbol beside it says that it is a file, except to screen readers. */
function AttachmentName({ name }: { name: string }) {
  if (name === '') return <span>{INBOX_TEXTS.attachmentNamed(name)}</span>;
  return (
    <span>
      <span className="visually-hidden">{INBOX_TEXTS.attachmentBefore}</span>
      <bdi>{name}</bdi>
    </span>
  );
}

function NamedFile({ url }: { url: string }) {
  const { name, bytes } = attachmentOf(url);
  return (
    <a className="message-file" href={url} target="_blank" rel="noopener noreferrer">
      <Icon name="file" />
      <AttachmentName name={name} />
      {bytes > 0 && <span className="file-size">{fileSizeText(bytes)}</span>}
    </a>
  );
}

/** The picture in the size that the window allows; only loaded once it is opened. */
function LargePicture({ url, name, onClose }: { url: string; name: string; onClose: () => void }) {
  const open = (dialog: HTMLDialogElement | null) => {
    if (dialog !== null && !dialog.open) dialog.showModal();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Elsewhere it closes the widget.
    if (event.key === 'Escape') event.stopPropagation();
  };
  return (
    <dialog
      ref={open}
      className="large-picture"
      aria-label={INBOX_TEXTS.attachmentNamed(name)}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <img src={url} alt={INBOX_TEXTS.attachmentNamed(name)} />
      <form method="dialog">
        <a className="button quiet" href={url} target="_blank" rel="noopener noreferrer">
          {ATTACHMENT_TEXTS.save}
        </a>
        <button type="submit" className="button">
          {ATTACHMENT_TEXTS.close}
        </button>
      </form>
    </dialog>
  );
}

function Picture({ url }: { url: string }) {
  const { name, size } = attachmentOf(url);
  const [state, setState] = useState<'small' | 'large' | 'missing'>('small');
  const link = useRef<HTMLAnchorElement>(null);
  if (state === 'missing') return <NamedFile url={url} />;
  const enlarge = (event: MouseEvent) => {
    if (isForBrowser(event)) return;
    event.preventDefault();
    setState('large');
  };
  const close = () => {
    setState('small');
    link.current?.focus();
  };
  return (
    <>
      <a
        ref={link}
        className="message-picture"
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        onClick={enlarge}
      >
        <img
          src={url}
          alt={INBOX_TEXTS.attachmentNamed(name)}
          loading="lazy"
          {...fitPicture(size)}
          onError={() => setState('missing')}
        />
      </a>
      {state === 'large' && <LargePicture url={url} name={name} onClose={close} />}
    </>
  );
}

/** A file of a message: a picture in place, anything else as a link; nothing for an address that is none (D-62). */
export function MessageFile({ address }: { address: string }) {
  const url = safeLink(address);
  if (url === null) return null;
  return attachmentOf(url).isPicture ? <Picture url={url} /> : <NamedFile url={url} />;
}
