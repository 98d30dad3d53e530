import type { Answer } from '@harborline/domain/forms/answers';
import { type AnswerProblem, checkAnswers } from '@harborline/domain/forms/check-answers';
import type { FormDefinition } from '@harborline/domain/forms/form-definition';
import { shownFields, shownPages } from '@harborline/domain/forms/shown-fields';
import { FORM_PAGE_TEXTS } from '@harborline/domain/texts/form-page';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { PageTitle } from '../../../shared/ui-public/page-title';
import type { SendResult } from './form-calls';
import { FormFieldView } from './form-field';
import type { Filling } from './kept-filling';

interface FormViewProps {
  readonly form: FormDefinition;
  readonly filling: Filling;
  readonly onChange: (filling: Filling) => void;
  /** sends the answers, with what a program wrote into the field that people do not see */
  readonly onSend: (filling: Filling, website: string) => Promise<SendResult>;
  readonly onDone: () => void;
}

const NO_PROBLEMS: ReadonlyMap<string, AnswerProblem> = new Map();
const SEND_TEXTS: Readonly<Record<Exclude<SendResult, 'done'>, string>> = {
  changed: FORM_PAGE_TEXTS.changed,
  later: FORM_PAGE_TEXTS.later,
  failed: FORM_PAGE_TEXTS.failed,
};

/** Steps through the pages of a form: what is shown, what is wrong, and what is sent. */
function useFormSteps({ form, filling, onChange, onSend, onDone }: FormViewProps) {
  const [now] = useState(Date.now);
  const [place, setPlace] = useState(0);
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const [notice, setNotice] = useState('');
  const [isSending, setIsSending] = useState(false);
  // A second click comes before the next rendering.
  const isBusy = useRef(false);
  const website = useRef<HTMLInputElement>(null);
  const shown = useMemo(() => shownFields(form, filling.answers, now), [form, filling.answers, now]);
  const pages = shownPages(shown);
  const index = Math.min(place, Math.max(pages.length - 1, 0));
  const page = pages[index] ?? 0;
  const isLast = index >= pages.length - 1;
  const goTo = (next: number) => {
    setProblems(NO_PROBLEMS);
    setNotice('');
    setPlace(next);
  };
  const send = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsSending(true);
    setNotice('');
    const result = await onSend(filling, website.current?.value ?? '');
    isBusy.current = false;
    setIsSending(false);
    if (result === 'done') onDone();
    else setNotice(SEND_TEXTS[result]);
  };
  return {
    fields: shown.filter((one) => one.page === page),
    title: form.pages[page]?.title ?? '',
    index,
    count: pages.length,
    isLast,
    problems,
    notice,
    isSending,
    website,
    goBack: () => goTo(index - 1),
    answer: (ref: string, answer: Answer) => {
      const left = new Map(problems);
      if (left.delete(ref)) setProblems(left);
      onChange({ ...filling, answers: { ...filling.answers, [ref]: answer } });
    },
    submit: async () => {
      const found = checkAnswers(form, filling.answers, { now, page }).problems;
      setProblems(found);
      if (found.size > 0) return setNotice(FORM_PAGE_TEXTS.problemsFound);
      if (isLast) await send();
      else goTo(index + 1);
    },
  };
}

/** Moves the focus to the first field with a problem, and to the heading of another page. */
function useFormFocus({ problems, index }: Pick<ReturnType<typeof useFormSteps>, 'problems' | 'index'>) {
  const box = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLParagraphElement>(null);
  const lastIndex = useRef(index);
  useEffect(() => {
    const [first] = problems.keys();
    if (first === undefined) return;
    const field = box.current?.querySelector<HTMLElement>(
      `[data-field="${first}"] :is(input, textarea, select)`,
    );
    field?.focus();
  }, [problems]);
  useEffect(() => {
    if (lastIndex.current === index) return;
    lastIndex.current = index;
    heading.current?.focus();
  }, [index]);
  return { box, heading };
}

/** A form as visitors fill it in, page by page (D-149). */
export function FormView(props: FormViewProps) {
  const { form, filling } = props;
  const steps = useFormSteps(props);
  const { box, heading } = useFormFocus(steps);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void steps.submit();
  };
  const problemOf = (ref: string, ownText: string): string => {
    const problem = steps.problems.get(ref);
    if (problem === undefined) return '';
    return ownText === '' ? FORM_PAGE_TEXTS.problems[problem] : ownText;
  };
  return (
    <form className="card padded form-card" ref={box} noValidate onSubmit={submit}>
      <PageTitle>{form.title}</PageTitle>
      {form.intro !== '' && steps.index === 0 && (
        <p className="form-intro" dir="auto">
          {form.intro}
        </p>
      )}
      {steps.count > 1 && (
        <p className="form-progress" ref={heading} tabIndex={-1}>
          <span>{FORM_PAGE_TEXTS.pageOf(steps.index + 1, steps.count)}</span>
          {steps.title !== '' && <bdi>{steps.title}</bdi>}
        </p>
      )}
      {steps.fields.map((shown) => (
        <FormFieldView
          key={shown.field.ref}
          shown={shown}
          answers={filling.answers}
          problem={problemOf(shown.field.ref, shown.field.problem_text)}
          onAnswer={steps.answer}
        />
      ))}
      <label className="form-trap" aria-hidden="true">
        {FORM_PAGE_TEXTS.leaveEmpty}
        <input ref={steps.website} name="website" tabIndex={-1} autoComplete="off" />
      </label>
      <p className="form-notice" role="alert">
        {steps.notice}
      </p>
      <div className="form-steps">
        {steps.index > 0 && (
          <button type="button" className="button quiet" onClick={steps.goBack}>
            {FORM_PAGE_TEXTS.back}
          </button>
        )}
        <button type="submit" className="button" aria-disabled={steps.isSending}>
          <SubmitWords form={form} isLast={steps.isLast} isSending={steps.isSending} />
        </button>
      </div>
    </form>
  );
}

interface SubmitWordsProps {
  readonly form: FormDefinition;
  readonly isLast: boolean;
  readonly isSending: boolean;
}

function SubmitWords({ form, isLast, isSending }: SubmitWordsProps) {
  if (isSending) return FORM_PAGE_TEXTS.sending;
  if (!isLast) return FORM_PAGE_TEXTS.next;
  return form.submit_text === '' ? FORM_PAGE_TEXTS.submit : form.submit_text;
}
