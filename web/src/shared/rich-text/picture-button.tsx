import { TOOLBAR_TEXTS } from '@harborline/domain/texts/articles';
import ImageIcon from '@mui/icons-material/ImageOutlined';
import { type ChangeEvent, useRef } from 'react';
import { ToolbarButton } from './toolbar-button';

const ACCEPT = 'image/png,image/jpeg,image/gif,image/webp';

/** Lets the writer choose pictures to insert. */
export function PictureButton({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const field = useRef<HTMLInputElement>(null);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(event.target.files ?? [])]);
    event.target.value = '';
  };
  return (
    <>
      <ToolbarButton label={TOOLBAR_TEXTS.picture} onClick={() => field.current?.click()}>
        <ImageIcon />
      </ToolbarButton>
      <input ref={field} type="file" accept={ACCEPT} multiple hidden data-picture-field onChange={choose} />
    </>
  );
}
