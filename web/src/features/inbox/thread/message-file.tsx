import { attachmentOf } from '@harborline/domain/files/attachment-name';
import { fileSizeText } from '@harborline/domain/text/file-size';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import AttachFileIcon from '@mui/icons-material/AttachFileOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { type MouseEvent, Suspense, useState } from 'react';
import { fitPicture } from '../../../shared/files/fit-picture';
import { lateComponent } from '../../../shared/hooks/late-component';
import { safeLink } from '../../../shared/links/safe-link';

/** Dialogs load when they are needed. */
const LargePicture = lateComponent(async () => (await import('./large-picture')).LargePicture);

const ELSEWHERE = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** Whether a click asks for another tab, which is the browser's to open. */
const isForBrowser = ({ metaKey, ctrlKey, shiftKey }: MouseEvent): boolean => metaKey || ctrlKey || shiftKey;

function NamedFile({ url }: { url: string }) {
  const { name, bytes } = attachmentOf(url);
  return (
    <Link
      href={url}
      {...ELSEWHERE}
      color="inherit"
      variant="body2"
      sx={{ display: 'flex', width: 'fit-content', alignItems: 'center', gap: 0.5, mt: 0.5 }}
    >
      <AttachFileIcon fontSize="inherit" />
      <span>
        <bdi>{INBOX_TEXTS.attachmentNamed(name)}</bdi>
        {bytes > 0 && ` (${fileSizeText(bytes)})`}
      </span>
    </Link>
  );
}

function Picture({ url }: { url: string }) {
  const { name, size } = attachmentOf(url);
  const [state, setState] = useState<'small' | 'large' | 'missing'>('small');
  const label = INBOX_TEXTS.attachmentNamed(name);
  if (state === 'missing') return <NamedFile url={url} />;
  const enlarge = (event: MouseEvent) => {
    if (isForBrowser(event)) return;
    event.preventDefault();
    setState('large');
  };
  return (
    <>
      <Link
        href={url}
        {...ELSEWHERE}
        onClick={enlarge}
        sx={{ display: 'block', width: 'fit-content', my: 0.5 }}
      >
        <Box
          component="img"
          src={url}
          alt={label}
          loading="lazy"
          {...fitPicture(size)}
          onError={() => setState('missing')}
          sx={{
            display: 'block',
            minWidth: 48,
            maxWidth: '100%',
            height: 'auto',
            minHeight: 48,
            borderRadius: 1,
            objectFit: 'contain',
          }}
        />
      </Link>
      {state === 'large' && (
        <Suspense fallback={null}>
          <LargePicture url={url} label={label} onClose={() => setState('small')} />
        </Suspense>
      )}
    </>
  );
}

/** A file of a message: a picture in place, anything else as a link; nothing for an address that is none (D-62). */
export function MessageFile({ address }: { address: string }) {
  const url = safeLink(address);
  if (url === null) return null;
  return attachmentOf(url).isPicture ? <Picture url={url} /> : <NamedFile url={url} />;
}
