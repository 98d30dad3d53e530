import { cleanup, render, screen } from '@testing-library/react';
import { act, useRef } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { justLeft, useFocusOnceLeft } from './after-leaving';

afterEach(cleanup);

function Chats() {
  const list = useRef<HTMLElement>(null);
  useFocusOnceLeft(list);
  return (
    <section ref={list}>
      <h1 tabIndex={-1}>Chats</h1>
      <ul>
        {['a', 'b', 'c'].map((ref) => (
          <li key={ref} data-chat={ref}>
            <a href={`#${ref}`}>{ref}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

it.each([
  ['b', 'c'],
  ['c', 'b'],
  ['unlisted', 'Chats'],
])('whoever has let %s go is at %s', async (left, focused) => {
  const router = createMemoryRouter([{ path: '/', element: <Chats /> }]);
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading');
  expect(document.activeElement).toBe(document.body);
  await act(() => router.navigate('/', { state: justLeft(left) }));
  expect(document.activeElement?.textContent).toBe(focused);
});
