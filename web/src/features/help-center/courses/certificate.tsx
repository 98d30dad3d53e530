import { homeOf } from '@harborline/domain/help-center/help-center-home';
import type { PageCourse } from '@harborline/domain/help-center/page-content';
import { isAllowedImage } from '@harborline/domain/html/allowed-address';
import { COURSE_PAGE_TEXTS } from '@harborline/domain/texts/course-pages';
import { companyName, useLibrary } from '../../../shared/library/library-scope';

/** What is printed; the name and the date are filled in where the learner is. */
function Sheet({ course }: { readonly course: PageCourse }) {
  const { library } = useLibrary();
  const { logo } = homeOf(library);
  return (
    <div className="certificate-sheet">
      {logo !== '' && isAllowedImage(logo) && <img className="certificate-logo" src={logo} alt="" />}
      <p className="certificate-company" dir="auto">
        {companyName(library)}
      </p>
      <p className="certificate-kind">{COURSE_PAGE_TEXTS.certificateOf}</p>
      <p className="certificate-name" dir="auto" />
      <p>{COURSE_PAGE_TEXTS.hasCompleted}</p>
      <p className="certificate-course" dir="auto">
        {course.course_title}
      </p>
      <p className="certificate-date" />
    </div>
  );
}

/** The certificate of a course, hidden until it is finished; `start-certificate.ts` has it work. Nothing of it is stored. */
export function Certificate({ course }: { readonly course: PageCourse }) {
  return (
    <section className="certificate" aria-labelledby="certificate" hidden>
      <h2 id="certificate">{COURSE_PAGE_TEXTS.certificate}</h2>
      <form className="certificate-form" noValidate>
        <label htmlFor="certificate-name">{COURSE_PAGE_TEXTS.certificateName}</label>
        <input
          id="certificate-name"
          type="text"
          autoComplete="name"
          maxLength={100}
          dir="auto"
          aria-describedby="certificate-problem certificate-hint"
        />
        {/* Disabled until it works, so that no browser sends the form. */}
        <button type="submit" className="button" disabled>
          {COURSE_PAGE_TEXTS.printCertificate}
        </button>
        <p id="certificate-problem" className="certificate-problem" role="alert" />
        <p id="certificate-hint" className="muted">
          {COURSE_PAGE_TEXTS.certificateHint}
        </p>
      </form>
      <Sheet course={course} />
    </section>
  );
}
