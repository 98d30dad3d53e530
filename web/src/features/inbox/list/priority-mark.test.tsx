import { PRIORITY_LEVELS, type Priority } from '@harborline/domain/tickets/priority';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { PriorityMark } from './priority-mark';

afterEach(cleanup);

it.each<[Priority, string[]]>([
  ['urgent', ['Urgent priority']],
  ['high', ['High priority']],
  ['normal', []],
  ['low', []],
])('D-108: a row of %s priority is marked with %j', (priority, marks) => {
  renderAdmin(<PriorityMark ticket={{ priority_level: PRIORITY_LEVELS[priority] }} />);
  expect(screen.queryAllByRole('img').map((mark) => mark.textContent)).toEqual(marks);
});
