import { SNOOZE_TEXTS } from '@harborline/domain/texts/snooze';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { SnoozeMenu } from './snooze-menu';

const onChoose = vi.fn<(until: Date | null) => void>();
const onClose = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 25, 10) });
  onChoose.mockReset();
  onClose.mockReset();
  renderAdmin(<SnoozeMenu anchor={document.body} onChoose={onChoose} onClose={onClose} />);
});

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('menuitem', { name }));

describe('the times to snooze until (D-119)', () => {
  it('are chosen with one click, and one of them is none', () => {
    press(/^Tomorrow morning/);
    press(SNOOZE_TEXTS.untilAnswer);
    expect(onChoose.mock.calls).toEqual([[new Date(2026, 10, 26, 8)], [null]]);
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('can be any other within a year, and the dialog says what is wrong with one', () => {
    press(SNOOZE_TEXTS.own);
    const field = screen.getByLabelText<HTMLInputElement>(SNOOZE_TEXTS.field);
    expect(field.value).toBe('2026-11-26T08:00');
    const submit = (value: string) => {
      fireEvent.change(field, { target: { value } });
      fireEvent.click(screen.getByRole('button', { name: SNOOZE_TEXTS.save }));
    };
    submit('2026-11-25T09:59');
    screen.getByText(SNOOZE_TEXTS.faults.past);
    submit('2028-01-01T09:00');
    screen.getByText(SNOOZE_TEXTS.faults.far);
    submit('');
    screen.getByText(SNOOZE_TEXTS.faults.none);
    expect(onChoose).not.toHaveBeenCalled();
    submit('2026-12-24T18:30');
    expect(onChoose.mock.calls).toEqual([[new Date(2026, 11, 24, 18, 30)]]);
  });
});
