import { bold, green } from './say.mjs';

const row = (label, value) => `  ${label.padEnd(26)} ${value}`;

/** The short table at the end of `npm start`: where to go and who can sign in. */
export function welcomeTable(ports, people) {
  const origin = `http://localhost:${ports.hosting}`;
  const lines = [
    bold(green('Harborline is running')),
    row('Help center', `${origin}/lumen`),
    row('Admin', `${origin}/login`),
    row('Mailbox', `http://localhost:${ports.mailboxPage}`),
    // By its other name, the machine is another site to a browser, as a customer's is.
    row('Shop with the widget', `http://127.0.0.1:${ports.shop}`),
    '',
    bold('Demo people'),
    ...people.map(({ email, password, role, library }) => row(email, `${password}   ${role} of ${library}`)),
  ];
  return `${lines.join('\n')}\n`;
}
