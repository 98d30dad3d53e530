import { RESULT_TEXTS } from '@harborline/domain/texts/learning-results';
import { dateText } from '../../../shared/format/visitor-date';
import './certificate.css';

/*
 * The certificate on the page of a course. Written without a renderer, like `show-progress.ts`.
 */

const PRINTS = 'data-prints-certificate';

const fill = (section: Element, selector: string, text: string) => {
  const element = section.querySelector(selector);
  if (element !== null) element.textContent = text;
};

/** Prints the certificate alone. */
function printSheet(): void {
  const root = document.documentElement;
  window.addEventListener('afterprint', () => root.removeAttribute(PRINTS), { once: true });
  root.setAttribute(PRINTS, '');
  window.print();
}

/** Has the certificate of a finished course work; once more changes nothing. @param finishedAt milliseconds */
export function startCertificate(section: HTMLElement, finishedAt: number): void {
  section.dataset.isReady = '';
  fill(section, '.certificate-date', dateText(new Date(finishedAt)));
  const form = section.querySelector('form');
  const input = form?.querySelector('input');
  if (!form || !input) return;
  const showName = () => {
    fill(section, '.certificate-name', input.value.trim());
    fill(section, '.certificate-problem', '');
    input.removeAttribute('aria-invalid');
  };
  showName();
  for (const button of form.querySelectorAll('button')) button.disabled = false;
  input.oninput = showName;
  form.onsubmit = (event) => {
    event.preventDefault();
    showName();
    if (input.value.trim() !== '') return printSheet();
    fill(section, '.certificate-problem', RESULT_TEXTS.certificateNameMissing);
    input.setAttribute('aria-invalid', 'true');
    input.focus();
  };
}
