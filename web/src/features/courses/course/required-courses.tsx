import { type RequiredBy, waitsFor } from '@harborline/domain/courses/requirements';
import type { Course } from '@harborline/domain/entities/course';
import { LIMITS } from '@harborline/domain/limits';
import { COURSE_TEXTS } from '@harborline/domain/texts/courses';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useOwnCopy } from '../../../shared/hooks/use-own-copy';

/** What the field needs to know of a course. */
export type RequirableCourse = Pick<Course, 'id' | 'course_title' | 'is_published' | 'required_courses'>;

interface RequiredCoursesProps {
  /** of the course itself */
  courseId: string;
  /** ids, in their order */
  value: readonly string[];
  /** those of the library, also this one */
  courses: readonly RequirableCourse[];
  mayChange: boolean;
  /** stores other ones; resolves once it is done */
  onChange: (ids: readonly string[]) => Promise<boolean>;
}

/** Which courses learners finish before this one (D-87); stored as soon as one is chosen or taken out. */
export function RequiredCourses({ courseId, value, courses, mayChange, onChange }: RequiredCoursesProps) {
  /** what is being stored */
  const [wanted, setWanted] = useState<readonly string[] | null>(null);
  const known = useMemo(() => new Map(courses.map((course) => [course.id, course])), [courses]);
  const requiredBy = useMemo(
    (): RequiredBy => new Map(courses.map(({ id, required_courses = [] }) => [id, required_courses])),
    [courses],
  );
  const chosen = wanted ?? value;
  const shown = useOwnCopy(chosen);
  const isFull = chosen.length >= LIMITS.requiredCourses;
  const titleOf = (id: string) => known.get(id)?.course_title ?? COURSE_TEXTS.requiredGone;
  const waitsForThis = (id: string) => waitsFor(id, courseId, requiredBy);
  const hintOf = (id: string): string => {
    if (waitsForThis(id)) return COURSE_TEXTS.requiredWaits;
    return known.get(id)?.is_published === true ? '' : COURSE_TEXTS.requiredHidden;
  };
  const change = async (ids: readonly string[]) => {
    setWanted(ids);
    await onChange(ids);
    setWanted(null);
  };
  const inCycle = chosen.filter(waitsForThis);
  return (
    <Box sx={{ maxWidth: 560 }}>
      <Autocomplete
        multiple
        options={courses.map(({ id }) => id).filter((id) => id !== courseId)}
        value={shown}
        filterSelectedOptions
        // Not disabled meanwhile, so that the keyboard stays where it is.
        readOnly={wanted !== null}
        disabled={!mayChange}
        size="small"
        getOptionLabel={titleOf}
        getOptionKey={(id) => id}
        getOptionDisabled={(id) => isFull || waitsForThis(id)}
        noOptionsText={COURSE_TEXTS.requiredNone}
        onChange={(_, ids) => void change(ids)}
        renderOption={({ key, ...props }, id) => (
          <Box component="li" key={key} {...props}>
            <Box sx={{ minWidth: 0 }}>
              <Typography variant="body2" dir="auto" noWrap>
                {titleOf(id)}
              </Typography>
              <Typography variant="caption" color="textSecondary" component="p">
                {hintOf(id)}
              </Typography>
            </Box>
          </Box>
        )}
        renderInput={(params) => (
          <TextField
            {...params}
            label={COURSE_TEXTS.required}
            helperText={
              isFull ? COURSE_TEXTS.requiredFull(LIMITS.requiredCourses) : COURSE_TEXTS.requiredHint
            }
          />
        )}
      />
      {inCycle.map((id) => (
        <FormHelperText key={id} error sx={{ mx: 0 }}>
          {COURSE_TEXTS.requiredCycle(titleOf(id))}
        </FormHelperText>
      ))}
    </Box>
  );
}
