import { z } from 'zod';

// zod compiles parsers with `new Function` where it may, and asks by trying. Our content security policy forbids it, so
// the attempt alone would be reported as a violation on each page.
z.config({ jitless: true });
