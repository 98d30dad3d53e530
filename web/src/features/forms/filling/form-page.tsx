import type { Answers } from '@harborline/domain/forms/answers';
import { type FormDefinition, fieldsOf } from '@harborline/domain/forms/form-definition';
import { TRIED_FORM } from '@harborline/domain/forms/form-preview';
import { FORM_PAGE_TEXTS } from '@harborline/domain/texts/form-page';
import { useCallback, useEffect, useState } from 'react';
import { report } from '../../../shared/config/report';
import { useDocumentMeta, useMissingPage } from '../../../shared/hooks/use-document-meta';
import { useFirstFocus } from '../../../shared/hooks/use-first-focus';
import { useKeptState } from '../../../shared/hooks/use-kept-state';
import { companyName, useLibrary } from '../../../shared/library/library-scope';
import { readOwnConversation } from '../../../shared/library/own-conversation';
import { useQueryParameter } from '../../../shared/router/navigation';
import { applyTheme } from '../../../shared/ui-public/apply-theme';
import { PageTitle } from '../../../shared/ui-public/page-title';
import { LoadFailed, Loading, SkeletonLines } from '../../../shared/ui-public/state-panels';
import { type OpenedForm, readForm, sendAnswers } from './form-calls';
import { FormView } from './form-view';
import { type Filling, isFilling, newFilling } from './kept-filling';
import { useTriedForm } from './use-tried-form';
import './form.css';

function MissingForm() {
  useMissingPage();
  useDocumentMeta(FORM_PAGE_TEXTS.missing, '');
  return (
    <section className="card padded form-card">
      <PageTitle>{FORM_PAGE_TEXTS.missing}</PageTitle>
      <p className="muted">{FORM_PAGE_TEXTS.missingText}</p>
    </section>
  );
}

interface ThanksProps {
  readonly text: string;
  readonly onAgain: () => void;
}

/** What has the place of the form; its focus tells screen readers. */
function Thanks({ text, onAgain }: ThanksProps) {
  const heading = useFirstFocus<HTMLHeadingElement>(true);
  return (
    <section className="card padded form-card">
      <h1 ref={heading} tabIndex={-1} className="form-thanks" dir="auto">
        {text === '' ? FORM_PAGE_TEXTS.thanks : text}
      </h1>
      <button type="button" className="button quiet" onClick={onAgain}>
        {FORM_PAGE_TEXTS.again}
      </button>
    </section>
  );
}

/** Hidden fields have what the address says under their label. */
function hiddenAnswers(form: FormDefinition): Answers {
  const query = new URLSearchParams(window.location.search);
  const hidden = fieldsOf(form).filter(({ kind }) => kind === 'hidden');
  return Object.fromEntries(hidden.map(({ ref, label }) => [ref, query.get(label) ?? '']));
}

/** The colour of the form in place of the library's. */
function useFormColour(form: FormDefinition): void {
  const { library } = useLibrary();
  useEffect(() => {
    if (form.theme_color === '') return undefined;
    applyTheme({ ...library.publicHelpCenterTheme, themeColor: form.theme_color });
    return () => applyTheme(library.publicHelpCenterTheme);
  }, [form.theme_color, library]);
}

interface OpenFormProps {
  readonly formRef: string;
  readonly opened: OpenedForm;
  /** reads the form again, because it has changed */
  readonly onChanged: () => void;
}

function OpenForm({ formRef, opened, onChanged }: OpenFormProps) {
  const { library } = useLibrary();
  const form = opened.definition;
  const conversation = useQueryParameter('conversation');
  const [kept, keep] = useKeptState(`form/${formRef}`, isFilling);
  const [fresh, setFresh] = useState(() => newFilling(hiddenAnswers(form)));
  const [isDone, setIsDone] = useState(false);
  useDocumentMeta(`${form.title} | ${companyName(library)}`, '');
  useFormColour(form);
  const filling = kept ?? fresh;
  // Somebody else may have got the link: they fill the form in, too.
  const isOwn = conversation !== '' && readOwnConversation(library.id)?.ref === conversation;
  const send = async ({ answers, key }: Filling, website: string) => {
    const result = await sendAnswers({
      support_lib_id: library.id,
      form_ref: formRef,
      version: opened.version,
      submission_key: key,
      answers: Object.fromEntries(
        Object.entries(answers).map(([ref, answer]) => [
          ref,
          typeof answer === 'string' ? answer : [...answer],
        ]),
      ),
      ...(isOwn ? { conversation_ref: conversation } : {}),
      website,
    });
    if (result === 'changed') onChanged();
    return result;
  };
  const again = () => {
    setFresh(newFilling(hiddenAnswers(form)));
    setIsDone(false);
  };
  if (isDone) return <Thanks text={form.thank_you_text} onAgain={again} />;
  return (
    <FormView
      form={form}
      filling={filling}
      onChange={keep}
      onSend={send}
      onDone={() => {
        keep(null);
        setIsDone(true);
      }}
    />
  );
}

type State = OpenedForm | 'missing' | 'failed' | null;

function StoredForm({ formRef }: { formRef: string }) {
  const { library } = useLibrary();
  const [state, setState] = useState<State>(null);
  const load = useCallback(async () => {
    try {
      setState((await readForm(library.id, formRef)) ?? 'missing');
    } catch (error) {
      report('read-failed', error);
      // A form that is being filled in stays.
      setState((before) => (before === null ? 'failed' : before));
    }
  }, [library.id, formRef]);
  useEffect(() => void load(), [load]);
  if (state === 'missing') return <MissingForm />;
  if (state === 'failed')
    return (
      <LoadFailed
        retry={() => {
          setState(null);
          void load();
        }}
      />
    );
  if (state === null)
    return (
      <Loading>
        <SkeletonLines count={7} className="card padded" />
      </Loading>
    );
  return <OpenForm formRef={formRef} opened={state} onChanged={() => void load()} />;
}

/** What the builder around the frame edits: it is filled in like any form, and sends nothing. */
function TriedForm() {
  const form = useTriedForm();
  const [filling, setFilling] = useState(() => newFilling({}));
  const [isDone, setIsDone] = useState(false);
  if (form === null) return null;
  if (isDone) return <Thanks text={form.thank_you_text} onAgain={() => setIsDone(false)} />;
  return (
    <FormView
      form={form}
      filling={filling}
      onChange={setFilling}
      onSend={async () => 'done'}
      onDone={() => {
        setFilling(newFilling({}));
        setIsDone(true);
      }}
    />
  );
}

/** /form/{key}/{form_ref}: a form at its public address, without an account (D-149). */
export function FormPage({ formRef }: { formRef: string }) {
  return (
    <div className="page section narrow">
      {formRef === TRIED_FORM && window.parent !== window ? <TriedForm /> : <StoredForm formRef={formRef} />}
    </div>
  );
}
