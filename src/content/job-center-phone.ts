/**
 * The free line of CareerOneStop, which says where the nearest American Job Center is. It stands in every sentence that
 * speaks of job centers; the agency's own number stands where "our staff" are meant.
 */
export const jobCenterPhone = '1-877-872-5627';
