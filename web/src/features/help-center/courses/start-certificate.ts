import { COURSE_PAGE_TEXTS } from '@harborline/domain/texts/course-pages';
import { dateText } from '../../../shared/format/visitor-times';

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

/** Shows the certificate once the course is finished. @param finishedAt milliseconds; null before that */
export function showCertificate(page: ParentNode, finishedAt: number | null): void {
  const section = page.querySelector<HTMLElement>('.certificate');
  if (section === null) return;
  section.hidden = finishedAt === null;
  const date = finishedAt === null ? '' : dateText(new Date(finishedAt));
  fill(section, '.certificate-date', date);
}

/** Has the form of the certificate work. @returns a function that ends it */
export function startCertificate(page: ParentNode): () => void {
  const section = page.querySelector<HTMLElement>('.certificate');
  const form = section?.querySelector('form');
  const input = form?.querySelector('input');
  if (!section || !form || !input) return () => undefined;
  const showName = () => {
    fill(section, '.certificate-name', input.value.trim());
    fill(section, '.certificate-problem', '');
    input.removeAttribute('aria-invalid');
  };
  const onSubmit = (event: Event) => {
    event.preventDefault();
    showName();
    if (input.value.trim() !== '') return printSheet();
    fill(section, '.certificate-problem', COURSE_PAGE_TEXTS.certificateNameMissing);
    input.setAttribute('aria-invalid', 'true');
    input.focus();
  };
  showName();
  form.addEventListener('submit', onSubmit);
  input.addEventListener('input', showName);
  return () => {
    form.removeEventListener('submit', onSubmit);
    input.removeEventListener('input', showName);
    section.hidden = true;
  };
}
