import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { useCloseOnBack } from './use-close-on-back';

afterEach(cleanup);

function Open({ onClose }: { onClose: () => void }) {
  useCloseOnBack(onClose);
  return <p>open</p>;
}

function Page() {
  const [isOpen, setOpen] = useState(true);
  return isOpen ? <Open onClose={() => setOpen(false)} /> : <p>closed</p>;
}

it('has Back close what is open first, and only then leave the page', async () => {
  const router = createMemoryRouter(
    [
      { path: '/list', element: <p>list</p> },
      { path: '/ticket', element: <Page /> },
    ],
    { initialEntries: ['/list', '/ticket'] },
  );
  render(<RouterProvider router={router} />);
  await act(() => router.navigate(-1));
  expect(await screen.findByText('closed')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/ticket');
  await act(() => router.navigate(-1));
  expect(await screen.findByText('list')).toBeTruthy();
});

it('lets a link leave the page', async () => {
  const router = createMemoryRouter([
    { path: '/', element: <Page /> },
    { path: '/list', element: <p>list</p> },
  ]);
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/list'));
  expect(await screen.findByText('list')).toBeTruthy();
});
