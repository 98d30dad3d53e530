import type { OutlineRow } from '@harborline/domain/courses/outline';
import { COURSE_TEXTS } from '@harborline/domain/texts/courses';
import { LESSON_TEXTS } from '@harborline/domain/texts/lessons';
import Chip from '@mui/material/Chip';
import { memo } from 'react';

interface OutlineRowProps {
  row: OutlineRow;
  /** address of the lesson's editor */
  to: string;
  /** whether it has changes that visitors do not read yet */
  hasDraft: boolean;
  mayChange: boolean;
  /** whether it is being moved by keyboard */
  isHeld: boolean;
  /** whether its menu is open */
  isOpen: boolean;
  /** id of the text that explains the handle */
  helpId: string;
}

/** A dot with its centre at a place of the icon. */
const dot = ([x, y]: readonly [number, number]) => `M${x - 2} ${y}a2 2 0 1 0 4 0 2 2 0 1 0-4 0`;

// One element each, where there may be 1,000 of them.
const icon = (...dots: readonly (readonly [number, number])[]) => (
  <svg viewBox="0 0 24 24" aria-hidden>
    <path d={dots.map(dot).join('')} />
  </svg>
);

const HANDLE_ICON = icon([9, 6], [15, 6], [9, 12], [15, 12], [9, 18], [15, 18]);
const MENU_ICON = icon([6, 12], [12, 12], [18, 12]);

/**
 * A section or a lesson of a course: handle, title, kind and the button of its menu. The list around it gives its parts
 * their look and listens to them.
 */
export const OutlineRowItem = memo(function OutlineRowItem({ row, mayChange, ...props }: OutlineRowProps) {
  const { kind, id, title } = row;
  return (
    <li data-row={id} data-kind={kind} data-held={props.isHeld ? '' : undefined}>
      {mayChange ? (
        <button
          type="button"
          data-part="handle"
          aria-label={COURSE_TEXTS.move(title)}
          aria-describedby={props.helpId}
          aria-pressed={props.isHeld}
        >
          {HANDLE_ICON}
        </button>
      ) : (
        <span />
      )}
      <div data-words>
        {kind === 'section' ? (
          <h3>
            <bdi>{title}</bdi>
          </h3>
        ) : (
          <a href={props.to}>
            <bdi>{title}</bdi>
          </a>
        )}
        {props.hasDraft && (
          <Chip size="small" variant="outlined" color="warning" label={LESSON_TEXTS.hasDraft} />
        )}
      </div>
      <span data-row-kind>{kind === 'section' ? COURSE_TEXTS.section : COURSE_TEXTS.kinds[kind]}</span>
      {mayChange ? (
        <button
          type="button"
          data-part="menu"
          aria-label={COURSE_TEXTS.moreActions(title)}
          aria-haspopup="menu"
          aria-expanded={props.isOpen}
        >
          {MENU_ICON}
        </button>
      ) : (
        <span />
      )}
    </li>
  );
});
