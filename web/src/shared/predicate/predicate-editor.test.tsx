import { parsePredicate, writePredicate } from '@harborline/domain/predicate/text-form';
import { PREDICATE_TEXTS } from '@harborline/domain/texts/predicate';
import { TICKET_FILTER_TEXTS } from '@harborline/domain/texts/ticket-filters';
import { TICKET_CATALOGUE } from '@harborline/domain/tickets/ticket-predicate';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { draftOf, predicateOf } from './predicate-draft';
import { PredicateEditor } from './predicate-editor';

let shown = '';

function Edited({ text, areProblemsShown }: { text: string; areProblemsShown: boolean }) {
  const [draft, setDraft] = useState(() =>
    draftOf(parsePredicate(text, TICKET_CATALOGUE) ?? { match: 'all', of: [] }),
  );
  shown = writePredicate(predicateOf(draft));
  return (
    <PredicateEditor
      draft={draft}
      wording={{ catalogue: TICKET_CATALOGUE, nameOf: (_field, value) => value }}
      optionsOf={(field) => (field === 'status' ? [{ value: 'open', label: 'Open' }] : [])}
      areProblemsShown={areProblemsShown}
      onChange={setDraft}
    />
  );
}

const edit = (text: string, areProblemsShown = false) =>
  render(<Edited text={text} areProblemsShown={areProblemsShown} />);
const fields = () => screen.getAllByRole('combobox', { name: PREDICATE_TEXTS.field });

describe('the editor of predicates (D-111)', () => {
  afterEach(cleanup);

  it('adds a condition, chooses its field, comparison and value, and leads the focus there', async () => {
    edit('all()');
    await userEvent.click(screen.getByRole('button', { name: PREDICATE_TEXTS.addCondition }));
    expect(document.activeElement).toBe(fields()[0]);
    await userEvent.selectOptions(screen.getByLabelText(PREDICATE_TEXTS.field), 'created');
    expect(shown).toBe('all(created.within(7d))');
    await userEvent.selectOptions(screen.getByLabelText(PREDICATE_TEXTS.operator), 'older');
    await userEvent.selectOptions(screen.getByLabelText(PREDICATE_TEXTS.unit), 'h');
    await userEvent.type(screen.getByLabelText(PREDICATE_TEXTS.amount), '2');
    expect(shown).toBe('all(created.older(72h))');
  });

  it('begins anew with another field, and takes words as they are', async () => {
    edit('all(status.any-of(open))');
    await userEvent.selectOptions(screen.getByLabelText(PREDICATE_TEXTS.field), 'address');
    await userEvent.type(screen.getByLabelText(PREDICATE_TEXTS.value), 'a b');
    expect(shown).toBe('all(address.is(a~20b))');
  });

  it('chooses several values of one field', async () => {
    edit('all(status.any-of(closed))');
    await userEvent.click(screen.getByRole('combobox', { name: PREDICATE_TEXTS.value }));
    await userEvent.click(screen.getByRole('option', { name: 'Open' }));
    expect(shown).toBe('all(status.any-of(closed,open))');
  });

  it('takes the first match by Enter, also if the lists of values arrive while somebody types', async () => {
    const { rerender } = edit('all(status.any-of(closed))');
    await userEvent.type(screen.getByRole('combobox', { name: PREDICATE_TEXTS.value }), 'ope{ArrowDown}');
    rerender(<Edited text="" areProblemsShown />);
    await userEvent.keyboard('{Enter}');
    expect(shown).toBe('all(status.any-of(closed,open))');
    await userEvent.type(
      screen.getByRole('combobox', { name: PREDICATE_TEXTS.value }),
      '{Backspace}op{Enter}',
    );
    expect(shown).toBe('all(status.any-of(closed,open))');
  });

  it('chooses nothing by Enter before something was typed', async () => {
    edit('all(status.any-of(closed))');
    const field = screen.getByRole('combobox', { name: PREDICATE_TEXTS.value });
    await userEvent.type(field, '{Enter}');
    expect(shown).toBe('all(status.any-of(closed))');
    await userEvent.type(field, 'op');
    expect(field).toHaveProperty('value', 'op');
    await userEvent.keyboard('{Backspace}{Backspace}{Enter}');
    expect(shown).toBe('all(status.any-of(closed))');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(shown).toBe('all(status.any-of(closed,open))');
  });

  it('removes nothing by Enter in an empty field either', async () => {
    edit('all(status.any-of(open))');
    await userEvent.type(screen.getByRole('combobox', { name: PREDICATE_TEXTS.value }), '{Enter}');
    expect(shown).toBe('all(status.any-of(open))');
  });

  it('asks yes or no in sentences', async () => {
    edit('all(waits.yes)');
    await userEvent.selectOptions(
      screen.getByLabelText(PREDICATE_TEXTS.operator),
      TICKET_FILTER_TEXTS.waitsNot,
    );
    expect(shown).toBe('all(waits.no)');
  });

  it('adds and removes groups, four within each other at most', async () => {
    edit('all(any(all(none(waits.yes))))');
    const [outer] = screen.getAllByRole('button', { name: PREDICATE_TEXTS.addGroup });
    expect(screen.getAllByRole('button', { name: PREDICATE_TEXTS.addGroup })).toHaveLength(3);
    const groups = screen.getAllByRole('group');
    const [, inner] = groups;
    if (outer === undefined || inner === undefined) throw new Error('no group');
    const [removeInner] = within(inner).getAllByRole('button', { name: PREDICATE_TEXTS.removeGroup });
    if (removeInner === undefined) throw new Error('no button');
    await userEvent.click(removeInner);
    expect(shown).toBe('all()');
    await userEvent.click(screen.getByRole('button', { name: PREDICATE_TEXTS.addGroup }));
    expect(shown).toBe('all(any(status.any-of))');
    const [, group] = screen.getAllByLabelText(PREDICATE_TEXTS.group);
    if (group === undefined) throw new Error('no choice');
    await userEvent.selectOptions(group, 'none');
    expect(shown).toBe('all(none(status.any-of))');
  });

  it('says at the row what it lacks, and removes it', async () => {
    edit('all(waits.yes)', true);
    await userEvent.click(screen.getByRole('button', { name: PREDICATE_TEXTS.addCondition }));
    expect(screen.getByRole('alert').textContent).toBe(PREDICATE_TEXTS.problems['no-value']);
    const [first] = screen.getAllByRole('button', { name: /^Remove: / });
    if (first === undefined) throw new Error('no button');
    await userEvent.click(first);
    expect(shown).toBe('all(status.any-of)');
    expect(document.activeElement?.textContent).toBe(PREDICATE_TEXTS.addCondition);
  });
});
