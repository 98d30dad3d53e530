import { type Answer, type Answers, manyAnswers, oneAnswer } from '@harborline/domain/forms/answers';
import type { FormField, FormFieldKind } from '@harborline/domain/forms/form-definition';
import { FORM_LIMITS } from '@harborline/domain/forms/form-limits';
import { CONSENT, RATING_ANSWERS } from '@harborline/domain/forms/form-predicate';
import type { ShownField } from '@harborline/domain/forms/shown-fields';
import { FORM_PAGE_TEXTS } from '@harborline/domain/texts/form-page';
import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { Icon } from '../../../shared/ui-public/icons';

interface FieldProps {
  readonly shown: ShownField;
  readonly answers: Answers;
  /** '' for none */
  readonly problem: string;
  readonly onAnswer: (ref: string, answer: Answer) => void;
}

/** How browsers help to fill in a line. */
const LINES: Partial<Record<FormFieldKind, InputHTMLAttributes<HTMLInputElement>>> = {
  number: { inputMode: 'decimal' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
  date: { type: 'date' },
};

const RequiredMark = () => (
  <span className="form-required" aria-hidden="true">
    {'\u00A0*'}
  </span>
);

interface Described {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-required': boolean;
  readonly 'aria-describedby': string | undefined;
}

interface FrameProps extends FieldProps {
  readonly id: string;
  /** whether the field is a group of boxes, which has a legend instead of a label */
  readonly isGroup?: boolean;
  readonly children: ReactNode;
}

/** The label, the help and the problem of a field around what is filled in. */
function FieldFrame({ shown, problem, id, isGroup = false, children }: FrameProps) {
  const { field, isRequired } = shown;
  const label = (
    <>
      <bdi>{field.label}</bdi>
      {isRequired && <RequiredMark />}
    </>
  );
  const content = (
    <>
      {isGroup ? <legend>{label}</legend> : <label htmlFor={id}>{label}</label>}
      {field.help !== '' && (
        <p className="form-help" id={`${id}-help`} dir="auto">
          {field.help}
        </p>
      )}
      {children}
      {problem !== '' && (
        <p className="form-problem" id={`${id}-problem`}>
          <Icon name="alert" /> <span>{problem}</span>
        </p>
      )}
    </>
  );
  const marks = { className: 'form-field', 'data-field': field.ref, 'data-has-problem': problem !== '' };
  return isGroup ? (
    <fieldset {...marks} aria-describedby={describedBy(field, id, problem)}>
      {content}
    </fieldset>
  ) : (
    <div {...marks}>{content}</div>
  );
}

function describedBy({ help }: FormField, id: string, problem: string): string | undefined {
  const ids = [...(help === '' ? [] : [`${id}-help`]), ...(problem === '' ? [] : [`${id}-problem`])];
  return ids.length === 0 ? undefined : ids.join(' ');
}

function Line({ shown: { field }, answers, onAnswer, ...described }: FieldProps & Described) {
  const value = oneAnswer(answers, field.ref);
  const { problem: _, ...marks } = described;
  if (field.kind === 'longText')
    return (
      <textarea
        {...marks}
        dir="auto"
        rows={5}
        maxLength={FORM_LIMITS.longAnswer}
        value={value}
        onChange={({ target }) => onAnswer(field.ref, target.value)}
      />
    );
  if (field.kind === 'choice' && field.options.length > MOST_BOXES)
    return (
      <select {...marks} value={value} onChange={({ target }) => onAnswer(field.ref, target.value)}>
        <option value="">{FORM_PAGE_TEXTS.choose}</option>
        {field.options.map(({ ref, label }) => (
          <option key={ref} value={ref}>
            {label}
          </option>
        ))}
      </select>
    );
  return (
    <input
      {...marks}
      type="text"
      dir="auto"
      {...LINES[field.kind]}
      maxLength={FORM_LIMITS.answer}
      value={value}
      onChange={({ target }) => onAnswer(field.ref, target.value)}
    />
  );
}

/** More options than this are a menu. */
const MOST_BOXES = 8;

interface Box {
  readonly value: string;
  readonly label: string;
}

const boxesOf = ({ kind, options }: FormField): readonly Box[] =>
  kind === 'rating'
    ? RATING_ANSWERS.map((value) => ({ value, label: FORM_PAGE_TEXTS.stars(Number(value)) }))
    : options.map(({ ref, label }) => ({ value: ref, label }));

/** Radio buttons or check boxes. */
function Boxes({ shown: { field, isRequired }, answers, onAnswer, problem }: FieldProps) {
  const name = useId();
  const isMany = field.kind === 'choices';
  const chosen = manyAnswers(answers, field.ref);
  const choose = (value: string, isChosen: boolean) => {
    if (!isMany) return onAnswer(field.ref, value);
    onAnswer(field.ref, isChosen ? [...chosen, value] : chosen.filter((one) => one !== value));
  };
  return (
    <div className="form-boxes" data-kind={field.kind}>
      {boxesOf(field).map(({ value, label }) => (
        <label key={value} className="form-box">
          <input
            type={isMany ? 'checkbox' : 'radio'}
            name={name}
            value={value}
            checked={chosen.includes(value)}
            aria-invalid={problem !== ''}
            {...(isMany ? {} : { required: isRequired })}
            onChange={({ target }) => choose(value, target.checked)}
          />
          <bdi>{label}</bdi>
        </label>
      ))}
    </div>
  );
}

/** One box, whose label is the field's. */
function Consent(props: FieldProps) {
  const { shown, answers, problem, onAnswer } = props;
  const { field, isRequired } = shown;
  const id = useId();
  return (
    <div className="form-field" data-field={field.ref} data-has-problem={problem !== ''}>
      <label className="form-box">
        <input
          type="checkbox"
          checked={oneAnswer(answers, field.ref) === CONSENT}
          aria-invalid={problem !== ''}
          aria-required={isRequired}
          aria-describedby={describedBy(field, id, problem)}
          onChange={({ target }) => onAnswer(field.ref, target.checked ? CONSENT : '')}
        />
        <span>
          <bdi>{field.label}</bdi>
          {isRequired && <RequiredMark />}
        </span>
      </label>
      {field.help !== '' && (
        <p className="form-help" id={`${id}-help`} dir="auto">
          {field.help}
        </p>
      )}
      {problem !== '' && (
        <p className="form-problem" id={`${id}-problem`}>
          <Icon name="alert" /> <span>{problem}</span>
        </p>
      )}
    </div>
  );
}

const hasBoxes = ({ kind, options }: FormField): boolean =>
  kind === 'choices' || kind === 'rating' || (kind === 'choice' && options.length <= MOST_BOXES);

/** One field of a form, whatever its kind; a hidden one shows nothing. */
export function FormFieldView(props: FieldProps) {
  const { field, isRequired } = props.shown;
  const id = useId();
  if (field.kind === 'hidden') return null;
  if (field.kind === 'section')
    return (
      <div className="form-section">
        <h2 dir="auto">{field.label}</h2>
        {field.help !== '' && <p dir="auto">{field.help}</p>}
      </div>
    );
  if (field.kind === 'consent') return <Consent {...props} />;
  if (hasBoxes(field))
    return (
      <FieldFrame {...props} id={id} isGroup>
        <Boxes {...props} />
      </FieldFrame>
    );
  return (
    <FieldFrame {...props} id={id}>
      <Line
        {...props}
        id={id}
        aria-invalid={props.problem !== ''}
        aria-required={isRequired}
        aria-describedby={describedBy(field, id, props.problem)}
      />
    </FieldFrame>
  );
}
