import { CONTACT_FORM_TEXTS } from '@harborline/domain/texts/contact-form';
import { MOVING_TEXTS } from '@harborline/domain/texts/moving';
import HandleIcon from '@mui/icons-material/DragIndicatorRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { type KeyboardEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { VISUALLY_HIDDEN } from '../ui-admin/visually-hidden';
import { useRowDrag } from './use-row-drag';

const PLACE = 'data-place';
const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

interface SortableListProps<Item> {
  label: string;
  items: readonly Item[];
  /** what the handle of an item calls it */
  nameOf: (item: Item, index: number) => string;
  isReadOnly: boolean;
  /** whether each row has a frame; rows that are cards themselves need none */
  isFramed?: boolean;
  /** for whoever moves the focus in it */
  listRef?: RefObject<HTMLUListElement | null>;
  onMove: (from: number, to: number) => void;
  children: (item: Item, index: number) => ReactNode;
}

/** A list whose rows are put in order by their handles: dragged, or by arrow keys. */
export function SortableList<Item>({ items, nameOf, onMove, ...props }: SortableListProps<Item>) {
  const own = useRef<HTMLUListElement>(null);
  const list = props.listRef ?? own;
  const [message, setMessage] = useState('');
  const pressHandle = useRowDrag({
    rows: items,
    idAttribute: PLACE,
    onDrop: (from, to) => onMove(Number(from), Number(to)),
  });
  const press = (event: KeyboardEvent, from: number) => {
    const step = STEPS[event.key];
    const item = items[from];
    if (step === undefined || item === undefined) return;
    event.preventDefault();
    const to = from + step;
    if (to < 0 || to >= items.length) return setMessage(MOVING_TEXTS.cannotMove);
    onMove(from, to);
    setMessage(MOVING_TEXTS.movedTo(nameOf(item, from), CONTACT_FORM_TEXTS.place(to + 1, items.length)));
    const row = `:scope > [${PLACE}="${to}"] [data-handle]`;
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(row)?.focus());
  };
  return (
    <>
      <Box role="status" aria-live="assertive" sx={VISUALLY_HIDDEN}>
        {message}
      </Box>
      <Box
        component="ul"
        ref={list}
        aria-label={props.label}
        sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}
      >
        {items.map((item, index) => (
          <Box
            component="li"
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other identity while it is typed
            key={index}
            {...{ [PLACE]: index }}
            sx={{
              display: 'grid',
              gridTemplateColumns: props.isReadOnly ? 'minmax(0, 1fr)' : 'auto minmax(0, 1fr)',
              gap: 0.5,
              bgcolor: 'background.paper',
              ...(props.isFramed === true && { border: 1, borderColor: 'divider', borderRadius: 1.5 }),
              '&[data-dragged]': { position: 'relative', zIndex: 1, boxShadow: 4 },
            }}
          >
            {!props.isReadOnly && (
              <IconButton
                data-handle=""
                size="small"
                aria-label={CONTACT_FORM_TEXTS.move(nameOf(item, index))}
                sx={{ alignSelf: 'start', mt: 0.5, cursor: 'grab', touchAction: 'none' }}
                onPointerDown={(event) => pressHandle(event, event.currentTarget)}
                onKeyDown={(event) => press(event, index)}
              >
                <HandleIcon fontSize="small" />
              </IconButton>
            )}
            {props.children(item, index)}
          </Box>
        ))}
      </Box>
    </>
  );
}
