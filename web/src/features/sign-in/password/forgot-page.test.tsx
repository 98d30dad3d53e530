import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { requestPasswordReset } from '../login/sign-in';
import { ForgotPage } from './forgot-page';

vi.mock('../login/sign-in', () => ({ requestPasswordReset: vi.fn() }));

const button = () => screen.getByRole('button', { name: /^Send/ });

function open() {
  renderAdmin(
    <MemoryRouter>
      <ForgotPage />
    </MemoryRouter>,
  );
}

describe('/forgot', () => {
  afterEach(cleanup);

  it('is disabled until an address is entered (S2.4-04, S5-12)', () => {
    open();
    expect(button().textContent).toBe('Send Password Reset Link');
    expect(button().hasAttribute('disabled')).toBe(true);
  });

  it('reports an invalid address, and sends nothing', async () => {
    open();
    await userEvent.type(screen.getByLabelText('Email'), 'agent');
    await userEvent.click(button());
    expect(screen.getByText('Please enter a valid email address')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    expect(requestPasswordReset).not.toHaveBeenCalled();
  });

  it('confirms that the link was sent (S8-10)', async () => {
    vi.mocked(requestPasswordReset).mockResolvedValue();
    open();
    await userEvent.type(screen.getByLabelText('Email'), 'agent@lumen.example');
    await userEvent.click(button());
    expect(await screen.findByText('Reset link sent successfully')).toBeTruthy();
  });

  it('keeps saying that the email is on its way, whether or not there is an account', async () => {
    vi.mocked(requestPasswordReset).mockResolvedValue();
    open();
    await userEvent.type(screen.getByLabelText('Email'), 'agent@lumen.example');
    await userEvent.click(button());
    expect(await screen.findByText(/^If there is an account for agent@lumen.example/)).toBeTruthy();
  });

  it('reports a failure (S8-10)', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.mocked(requestPasswordReset).mockRejectedValue(new Error('offline'));
    open();
    await userEvent.type(screen.getByLabelText('Email'), 'agent@lumen.example');
    await userEvent.click(button());
    expect(await screen.findByText('Error while sending link')).toBeTruthy();
    expect(screen.queryByText(/^If there is an account/)).toBeNull();
  });
});
