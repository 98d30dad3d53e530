import { publicLinks } from '@harborline/domain/help-center/public-routes';
import { SUBSCRIPTION_STEPS, type SubscriptionStep } from '@harborline/domain/status/subscription-page';
import { makeLibrary } from '@harborline/domain/testing/factories';
import { SUBSCRIPTION_TEXTS } from '@harborline/domain/texts/status-subscription';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { LibraryScopeProvider } from '../../shared/library/library-scope';
import { navigate } from '../../shared/router/navigation';
import { SubscriptionPage } from '.';

const links = publicLinks('acme');

function show(step?: SubscriptionStep) {
  navigate(links.subscription(step, 'secret'));
  const { container } = render(
    <LibraryScopeProvider scope={{ library: makeLibrary(), links }}>
      <SubscriptionPage />
    </LibraryScopeProvider>,
  );
  return container;
}

afterEach(cleanup);

describe('the page of a subscription (D-38)', () => {
  it.each(SUBSCRIPTION_STEPS)('says what happens: %s', (step) => {
    const { title, body } = SUBSCRIPTION_TEXTS.steps[step];
    const container = show(step);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(container.textContent).toContain(body);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/acme/app/status');
    expect(container.innerHTML).not.toContain('secret');
  });

  it.each(['confirm', 'unsubscribe', 'unsubscribed'] as const)(
    'has one button, which is sent to its own address: %s',
    (step) => {
      show(step);
      const button = screen.getByRole('button', { name: SUBSCRIPTION_TEXTS.buttons[step] });
      const form = button.closest('form');
      expect([form?.method, form?.getAttribute('action')]).toEqual(['post', null]);
      expect(screen.queryByRole('textbox')).toBeNull();
    },
  );

  it.each([undefined, 'invalid', 'gone'] as const)('takes an address: %s', (step) => {
    show(step);
    const field = screen.getByLabelText(SUBSCRIPTION_TEXTS.email);
    const form = field.closest('form');
    expect(form?.getAttribute('action')).toBe('/acme/app/status/subscription');
    expect(field.getAttribute('type')).toBe('email');
  });

  it.each(['asked', 'later', 'confirmed'] as const)('asks for nothing: %s', (step) => {
    show(step);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
